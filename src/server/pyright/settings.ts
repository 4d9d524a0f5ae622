/**
 * Returns the result of `workspace/configuration` for a section; null for an unknown section. With these
 * settings, the language server checks types and searches `src` for modules, as the command line does. A
 * configuration file of the workspace overrides the settings.
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
