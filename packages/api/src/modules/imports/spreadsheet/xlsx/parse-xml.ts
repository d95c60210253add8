import { Parser } from 'saxen';
import { UnreadableSpreadsheetError } from '../unreadable-spreadsheet-error.ts';
import { decodeEntities } from './decode-entities.ts';

/** A piece of text without any sign of structure that is longer than this is no sheet. */
const longestToken = 1024 * 1024;

type Attributes = (name: string) => string | undefined;

interface Listeners {
  /** Names come without their prefixes. */
  open?(name: string, attribute: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Feeds a document to listeners, piece by piece; after each piece the caller may take what they have collected.
 * Document type declarations are rejected, so that no entity is ever defined or fetched. Throws
 * UnreadableSpreadsheetError.
 */
export async function* parseXml(
  pieces: AsyncIterable<string>,
  { open, close, text }: Listeners,
): AsyncGenerator<void> {
  let sinceToken = 0;
  const heard =
    <A extends unknown[]>(listener: ((...args: A) => void) | undefined) =>
    (...args: A) => {
      sinceToken = 0;
      listener?.(...args);
    };
  const parser = new Parser()
    .on(
      'openTag',
      heard((name, attributes) => {
        if (!open) return;
        open(local(name), (wanted) => {
          const given = attributes() || {};
          const key = wanted in given ? wanted : Object.keys(given).find((name) => local(name) === wanted);
          return key === undefined ? undefined : decodeEntities(given[key] ?? '');
        });
      }),
    )
    .on(
      'closeTag',
      heard((name) => close?.(local(name))),
    )
    .on(
      'text',
      heard((piece) => text?.(decodeEntities(piece))),
    )
    .on(
      'cdata',
      heard((piece) => text?.(piece)),
    )
    .on('attention', () => {
      throw new UnreadableSpreadsheetError();
    });
  for await (const piece of pieces) {
    sinceToken += piece.length;
    parser.write(piece);
    if (sinceToken > longestToken) throw new UnreadableSpreadsheetError();
    yield;
  }
  parser.end();
  yield;
}

/** Feeds a complete document to listeners. */
export const parseFullXml = async (pieces: AsyncIterable<string>, listeners: Listeners): Promise<void> => {
  for await (const _ of parseXml(pieces, listeners));
};
