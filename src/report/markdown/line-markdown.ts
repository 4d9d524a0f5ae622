import { clip } from '../../text/clip.ts';
import { addressOf } from '../file-address.ts';
import type { Line, Piece } from '../gate/line.ts';
import { proseOf } from '../gate/prose.ts';
import { codeSpan } from '../markdown-escape.ts';
import { visibleLine } from '../visible.ts';
import type { Style } from './style.ts';

/** The maximum length of each shown untrusted text in a line, in UTF-16 code units. */
const MAX_LENGTH = 240;
const MAX_ADDRESS_LENGTH = 1000;

export function lineMarkdown(line: Line, style: Style): string {
  return line.map((piece) => pieceMarkdown(piece, style)).join('');
}

/** Renders a table cell. Escapes bars in quoted texts and messages: a bar ends the cell, even in a code span. */
export function cellMarkdown(line: Line, style: Style): string {
  return line
    .map((piece) =>
      piece.kind === 'quoted' || piece.kind === 'message'
        ? codeSpan(clip(visibleLine(piece.text).replaceAll('|', String.raw`\u007C`), MAX_LENGTH))
        : pieceMarkdown(piece, style),
    )
    .join('');
}

function pieceMarkdown(piece: Piece, style: Style): string {
  switch (piece.kind) {
    case 'words':
      return piece.text;
    case 'strong':
      return `**${piece.text}**`;
    case 'quoted':
      return codeSpan(clip(visibleLine(piece.text), MAX_LENGTH));
    case 'message':
      return proseOf(clip(visibleLine(piece.text), MAX_LENGTH))
        .map(({ kind, text }) => (kind === 'words' ? text : codeSpan(text)))
        .join('');
    case 'place':
      return placeMarkdown(piece, style);
  }
}

function placeMarkdown(place: Extract<Piece, { readonly kind: 'place' }>, { blobUrl }: Style): string {
  const { uri, range, side } = place;
  const column = range === null ? '' : `:${range[0] + 1}:${range[1] + 1}`;
  const shown =
    place.isShort === true && range !== null
      ? String(range[0] + 1)
      : codeSpan(`${clip(visibleLine(uri), MAX_LENGTH)}${column}`);
  const address = blobUrl === undefined || side === 'base' ? undefined : addressOf(uri);
  if (address === undefined || address.length > MAX_ADDRESS_LENGTH) return shown;
  return `[${shown}](${blobUrl}/${address}${range === null ? '' : `#L${range[0] + 1}`})`;
}
