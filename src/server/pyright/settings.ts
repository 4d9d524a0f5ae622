/**
 * Returns the result of `workspace/configuration` for a section; null for an unknown section. The language
 * server's defaults differ from the command line's (no type checking, no `src` folder); with these settings,
 * both check in the same way. A configuration file of the workspace overrides them.
 */
export function pyrightSettings(section: string | undefined): unknown {
  const analysis = {
    autoSearchPaths: true,
    diagnosticMode: 'openFilesOnly',
    logLevel: 'Information',
    typeCheckingMode: 'standard',
    useLibraryCodeForTypes: true,
  };
  switch (section) {
    case 'python':
      return { analysis };
    case 'python.analysis':
      return analysis;
    case 'pyright':
      return { disableLanguageServices: false, disableTaggedHints: false };
    case undefined:
    default:
      return null;
  }
}
