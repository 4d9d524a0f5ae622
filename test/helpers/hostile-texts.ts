import * as fc from 'fast-check';

/**
 * A word in all {@link HOSTILE_TEXTS} that contain words. If a page shows the word outside of code, lanser has not
 * escaped the text. The word needs a digit: lanser may show a word of only letters outside of code.
 */
export const MARK = 'pwn3d';

/** Texts that a log, a terminal, a browser or a Markdown renderer would interpret. */
export const HOSTILE_TEXTS: readonly string[] = [
  'x.1"y`![pwn3d](https://pwn3d.example/x.png)"`<img src=x onerror=pwn3d>"`@pwn3d/team',
  `::error file=${MARK}::x`,
  `::set-output name=${MARK}::x`,
  `::stop-commands::${MARK}`,
  `##[error]${MARK}`,
  `##[set-env name=${MARK};]x`,
  `%0A::add-mask::${MARK}`,
  `%0D%0A::warning::${MARK}`,
  `<img src=x onerror=${MARK}>`,
  `<script>${MARK}</script>`,
  `<!-- ${MARK}`,
  `</details><h1>${MARK}</h1><details>`,
  `</summary>${MARK}`,
  `![${MARK}](https://${MARK}.example/x.png)`,
  `[${MARK}](javascript:${MARK})`,
  `[${MARK}][ref]\n\n[ref]: https://${MARK}.example`,
  `) ![${MARK}](https://${MARK}.example`,
  `https://${MARK}.example/x`,
  `www.${MARK}.example`,
  `${MARK}@${MARK}.example`,
  `@${MARK}`,
  `@${MARK}/team`,
  `${MARK}/repo#1`,
  `| ${MARK} | b |\n|---|---|\n| 1 | 2 |`,
  `# ${MARK}`,
  `- [x] ${MARK}`,
  `> ${MARK}`,
  `[^1]: ${MARK}`,
  `~~${MARK}~~ **${MARK}** $${MARK}$ :${MARK}:`,
  '`',
  '``',
  '```',
  `\`\`\`\`\`\n${MARK}`,
  `~~~\n${MARK}`,
  `\\\`${MARK}\\`,
  `&lt;${MARK}&gt; &#96;`,
  `\u001B[31m${MARK}`,
  `\u001B]8;;https://${MARK}.example\u0007`,
  `\u202E${MARK}\u2066`,
  `\u2028::error::${MARK}`,
  `\u0085::error::${MARK}`,
  `\u00A0::error::${MARK}`,
  `\r::error::${MARK}`,
  `\r\n::error::${MARK}`,
  `\t    ${MARK}`,
  `\uFFF9\u0601${MARK}`,
  `\u{E0001}\u{E0041}\uFE0F\u034F${MARK}`,
  '\n',
  '\n\n',
  ' ',
  '\t',
  '',
];

/** At most five parts: hostile texts and random characters, in any order. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 6 })), {
    maxLength: 5,
  })
  .map((parts) => parts.join(''));
