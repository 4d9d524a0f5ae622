import { clip } from '../../text/clip.ts';
import type { Line, Piece } from '../gate/line.ts';
import { proseOf } from '../gate/prose.ts';
import { visibleLine } from '../visible.ts';
import { escapeHtml } from './escape-html.ts';

const MAX_LENGTH = 1000;

export function lineHtml(line: Line): string {
  return line.map(pieceHtml).join('');
}

function pieceHtml(piece: Piece): string {
  switch (piece.kind) {
    case 'words':
      return escapeHtml(piece.text);
    case 'strong':
      return `<b>${escapeHtml(piece.text)}</b>`;
    case 'quoted':
      return `<code>${quoted(piece.text)}</code>`;
    case 'message':
      return proseOf(clip(visibleLine(piece.text), MAX_LENGTH))
        .map(({ kind, text }) => (kind === 'words' ? escapeHtml(text) : `<code>${escapeHtml(text)}</code>`))
        .join('');
    case 'place': {
      const { uri, range } = piece;
      const column = range === null ? '' : `:${range[0] + 1}:${range[1] + 1}`;
      return `<code>${quoted(uri)}${column}</code>`;
    }
  }
}

function quoted(text: string): string {
  return escapeHtml(clip(visibleLine(text), MAX_LENGTH));
}
