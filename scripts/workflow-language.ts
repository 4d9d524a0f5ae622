// The entry that scripts/check-workflows.ts bundles: Node cannot import the language service as published.
export { validate, type ActionsMetadataProvider } from '@actions/languageservice';
export { TextDocument } from 'vscode-languageserver-textdocument';
