// scripts/check-workflows.ts bundles this module, because Node cannot import the published language service.
export { validate, type ActionsMetadataProvider } from '@actions/languageservice';
export { TextDocument } from 'vscode-languageserver-textdocument';
