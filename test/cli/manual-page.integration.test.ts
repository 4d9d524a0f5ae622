import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { helpOf, listedIn } from '../helpers/help-of.ts';
import { lanser } from '../helpers/lanser.ts';
import { isInstalled } from '../helpers/shells.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const start = { cwd: sandbox.path, env: sandbox.env };
const page = await lanser(['man'], start);
const hasGroff = isInstalled('groff');
const hasMandoc = spawnSync('mandoc', ['-T', 'lint'], { input: '' }).error === undefined;
if (!hasGroff) console.warn('groff is not installed, so the rendering of the manual page is not tested');
if (!hasMandoc) console.warn('mandoc is not installed, so its check of the manual page is skipped');

test('the package contains the manual page that lanser prints', () => {
  expect(page).toMatchObject({ exitCode: 0, stderr: '' });
  const file = fileURLToPath(new URL(`../../${packageJson.man}`, import.meta.url));
  expect(readFileSync(file, 'utf8')).toBe(page.stdout);
});

test.runIf(hasMandoc)('mandoc warns only that the date is missing', () => {
  const { stdout } = spawnSync('mandoc', ['-T', 'lint', '-W', 'warning'], {
    input: page.stdout,
    encoding: 'utf8',
  });
  // The page omits the date, because the page must depend only on the commands.
  expect(stdout.split('\n').filter((line) => line !== '' && !line.includes('missing date'))).toEqual([]);
});

test.runIf(hasGroff)(
  "the manual page rendered by groff contains the usage, options, examples and exit codes from the commands' help",
  async () => {
    const shown = execFileSync('groff', ['-man', '-Tutf8', '-P-cbou', '-Kutf8', '-ww', '-rLL=1000n'], {
      input: page.stdout,
      encoding: 'utf8',
    }).replaceAll(/\s+/gu, ' ');
    const names = listedIn(helpOf(), 'Commands');
    const commands = names.flatMap((name) => [
      [name],
      ...listedIn(helpOf(name), 'Commands').map((below) => [name, below]),
    ]);
    const counts = { flags: 0, lines: 0 };
    for (const words of commands) {
      const name = words.join(' ');
      const help = helpOf(...words);
      const [usage = '', ...paragraphs] = help.split('\n\n');
      expect(shown).toContain(usage.replace('Usage: ', '').replace(' [options]', '').trim());
      for (const paragraph of paragraphs) {
        const [heading = '', ...lines] = paragraph.trimEnd().split('\n');
        if (heading === 'Options:' && !['schema', 'trace'].includes(name)) {
          for (const flags of paragraph.match(/(?<=^ {2})-.*?(?= {2}|$)/gmu) ?? []) {
            expect(shown, name).toContain(flags.replaceAll(/[<[]([^>\]]+)[>\]]/gu, '$1'));
            counts.flags += 1;
          }
        } else if (/^(?:Examples?|Exit codes):$/u.test(heading)) {
          for (const line of lines) expect(shown, name).toContain(line.trim().replaceAll(/\s+/gu, ' '));
          counts.lines += lines.length;
        }
      }
    }
    expect(counts.flags, 'flags in the help').toBeGreaterThan(100);
    expect(counts.lines, 'examples and exit codes in the help').toBeGreaterThan(100);
  },
);
