import type { Bundle } from '../model/bundle.ts';
import type { TraceCheck } from '../model/report.ts';
import { clip } from '../text/clip.ts';
import { plural } from '../text/plural.ts';
import type { Colors } from './colors.ts';
import { visible, visibleJson, visibleLine } from './visible.ts';

/** A replayed operation and its differences from the recording. */
export interface ReplayedView {
  readonly index: number;
  readonly bundle: Bundle;
  readonly mismatch: { readonly message: string } | undefined;
  readonly differences: readonly {
    readonly pointer: string;
    readonly expected?: unknown;
    readonly got?: unknown;
  }[];
}

const MAX_SHOWN = 20;
const MAX_WIDTH = 100;

export function replayText({ index, bundle, mismatch, differences }: ReplayedView, colors: Colors): string {
  const title = `${index} ${bundle.request.cmd ?? 'none'} ${bundle.bundleId}`;
  if (mismatch === undefined) return `${colors.green('match')}    ${title}\n`;
  const shown = differences
    .slice(0, MAX_SHOWN)
    .map(
      ({ pointer, expected, got }) =>
        `  ${visibleLine(pointer)}: ${shortened(expected)} -> ${shortened(got)}\n`,
    );
  const left = differences.length - shown.length;
  const more = left > 0 ? `  and ${left} more\n` : '';
  return `${colors.red('mismatch')} ${title}\n  ${visible(mismatch.message)}\n${shown.join('')}${more}`;
}

export function checkText(
  { path, conclusion, bundles, firstDifference }: TraceCheck,
  colors: Colors,
): string {
  const paint = conclusion === 'match' ? colors.green : colors.red;
  const line = `${paint(conclusion.padEnd('unreadable'.length))} ${String(bundles).padStart(6)} ${bundles === 1 ? 'bundle ' : 'bundles'} ${visibleLine(path)}\n`;
  return firstDifference === null ? line : `${line}  ${visible(firstDifference.message)}\n`;
}

export interface ListedView {
  readonly index: number;
  readonly operation: string | null;
  readonly selector: string | null;
  readonly status: 'ok' | 'error';
  readonly exitCode: number;
  readonly bundleId: string;
  readonly frames: number;
}

export function listedText(listed: ListedView, colors: Colors): string {
  const { index, operation, selector, status, exitCode, bundleId, frames } = listed;
  const ended = status === 'ok' ? colors.green('ok') : colors.red(`error ${exitCode}`);
  const at = selector === null ? '' : ` ${visibleLine(selector)}`;
  return `${index} ${operation ?? 'none'}${at}: ${ended}, ${plural(frames, 'frame')}, ${bundleId}\n`;
}

export interface ShownView extends ListedView {
  readonly rpc: readonly {
    readonly type: string;
    readonly direction: string;
    readonly server: string;
    readonly method: string;
    readonly params?: unknown;
    readonly answer?: { readonly result: unknown } | { readonly error: unknown };
  }[];
  readonly bundle: Bundle;
}

export function shownText(shown: ShownView, colors: Colors): string {
  const frames = shown.rpc.map(({ direction, server, method, params, answer, type }) => {
    const arrow = direction === 'sent' ? '>' : '<';
    const sent = `  ${arrow} ${visible(server)} ${colors.bold(visible(method))} ${params === undefined ? '' : shortened(params)}\n`;
    if (type !== 'request') return sent;
    if (answer === undefined) return `${sent}    no response\n`;
    return 'error' in answer
      ? `${sent}    ${colors.red('error')} ${shortened(answer.error)}\n`
      : `${sent}    ${shortened(answer.result)}\n`;
  });
  return `${listedText(shown, colors)}${frames.join('')}${visibleJson(shown.bundle, 2)}\n`;
}

function shortened(value: unknown): string {
  return value === undefined ? 'nothing' : visible(clip(JSON.stringify(value), MAX_WIDTH));
}
