import { expect } from 'vitest';
import { bundleOf, type Start } from '../helpers/lanser.ts';

export async function expectUnknownOption(command: string, start: Start): Promise<void> {
  const args = [...command.split(' '), '--no-such-option'];
  const { bundle, exitCode, stderr } = await bundleOf(args, start);
  expect([exitCode, bundle.error?.code]).toEqual([20, 'E/USAGE']);
  expect(stderr).toContain("unknown option '--no-such-option'");
  expect(stderr).toContain(`lanser ${command} --help `);
}
