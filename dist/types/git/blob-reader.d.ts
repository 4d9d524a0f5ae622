import { type Repository } from './repository.ts';
/** Reads blobs of a repository by their ids, one process for all. */
export interface BlobReader extends Disposable {
    /** The blob's bytes; undefined where the repository does not have it, or it is something else. */
    read(id: string): Promise<Buffer | undefined>;
}
export declare function openBlobReader(repository: Repository): BlobReader;
