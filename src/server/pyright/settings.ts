/**
 * Returns the result of `workspace/configuration` for a section; null for an unknown section. By default, the
 * language server checks no types and does not search in `src`, in contrast to the command line. With these
 * settings, both check in the same way. A configuration file of the workspace overrides them.
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
