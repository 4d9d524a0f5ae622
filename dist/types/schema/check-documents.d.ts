import type { FileDocumentVerdict } from '../model/validation.ts';
import { type ValidateOptions } from './validate-document.ts';
export type CheckOptions = Pick<ValidateOptions, 'schema' | 'hashes'>;
/**
 * Checks the documents of a file, each as soon as it is read: JSON, JSON by lines, or a configuration in
 * YAML or TOML by the ending of its name. What cannot be read is a violation of its own.
 *
 * @param path as it stands in the verdicts.
 */
export declare function checkDocuments(path: string, chunks: AsyncIterable<Uint8Array>, options: CheckOptions): AsyncGenerator<FileDocumentVerdict>;
