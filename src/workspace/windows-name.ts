/** Matches device names, with or without an extension. In these names, Windows reads ¹, ² and ³ as digits. */
const DEVICE =
  /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9\u00B9\u00B2\u00B3]|lpt[0-9\u00B9\u00B2\u00B3])[ ]*(?:[.:]|$)/iu;

/** Matches a final dot or space, which Windows removes, and the characters that Windows reserves. */
const UNFIT = /[. ]$|[<>:"|?*\x00-\x1F]/u;

/** Returns true if Windows rejects this name, or reads it as a device or as a different name. */
export function isUnfitForWindows(name: string): boolean {
  return DEVICE.test(name) || UNFIT.test(name);
}
