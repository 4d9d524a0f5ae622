/**
 * Returns the settings of a section. With these settings, the language server checks types, and searches `src` for
 * imported modules, as Pyright's command line does. Returns null for an unknown or missing section.
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
