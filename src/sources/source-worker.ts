/** Entry point of the thread that parses sources. Parsing untrusted text in the main thread can block other work. */
import { languageOf } from '../syntax/languages.ts';
import type { OpenSyntax, PlainSyntax, SyntaxLanguage } from '../syntax/source-syntax.ts';
import { serveTasks } from '../thread/serve-tasks.ts';
import { readEntry, type IndexEntry } from './index-entry.ts';
import type { SourceTask } from './read-source.ts';

interface OpenText {
  readonly opened: OpenSyntax;
  readonly characters: number;
}

// All trees share the limited memory of the parsers.
const MAX_TREES = 24;
const MAX_CHARACTERS_OF_TREES = 4_000_000;

/** The syntax trees of recent documents, the least recently used first. A new text of a document updates the tree. */
const open = new Map<string, OpenText>();

serveTasks(async ({ kind, file, text }: SourceTask): Promise<IndexEntry | PlainSyntax | undefined> => {
  const language = await languageOf(file);
  if (language === undefined) return undefined;
  return kind === 'index' ? readEntry(language, text) : readDocument(language, file, text);
});

function readDocument(language: SyntaxLanguage, file: string, text: string): PlainSyntax {
  const opened = open.get(file)?.opened ?? language.open(text);
  open.delete(file);
  opened.update(text);
  open.set(file, { opened, characters: text.length });
  closeOldest();
  return opened.plain();
}

/** Closes the least recently used trees beyond the limits, except the newest, which the caller reads next. */
function closeOldest(): void {
  let characters = [...open.values()].reduce((sum, one) => sum + one.characters, 0);
  for (const [file, one] of open) {
    const isWithin = open.size <= MAX_TREES && characters <= MAX_CHARACTERS_OF_TREES;
    if (isWithin || open.size === 1) return;
    one.opened[Symbol.dispose]();
    open.delete(file);
    characters -= one.characters;
  }
}
