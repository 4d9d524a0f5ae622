import type { ExitCodes } from '../registry/operation.ts';

/**
 * Returns the part of a command's help below its options. Each example is a command line, indented by two
 * spaces.
 */
export function helpText(examples: string, exitCodes: ExitCodes): string {
  const codes = Object.entries(exitCodes).map(([code, meaning]) => `  ${code.padEnd(3)} ${meaning}\n`);
  return `\nExample${examples.includes('\n') ? 's' : ''}:\n${examples}\n\nExit codes:\n${codes.join('')}`.trimEnd();
}
