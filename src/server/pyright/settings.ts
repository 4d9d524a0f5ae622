/**
 * Answers to `workspace/configuration`. The language server's own defaults differ from the command
 * line's (type checking off, no `src` folder); with these, both check alike. A configuration file
 * of the workspace wins over them.
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
