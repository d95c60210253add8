import { allTexts, type Slice } from '../slice/define-slice.ts';
import type { Messages } from '../slice/messages.ts';

const flat = (messages: Messages, above = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as const] : flat(value, `${above}${key}.`),
  ) as [string, string][]; // a list of pairs is one

const places = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted().join();

/**
 * The texts of a slice that read the same in both languages: names and numbers may, sentences may not. Throws when a
 * text lacks a place or a mark that it has in the other language.
 */
export const sameTexts = async (slice: Slice): Promise<string[]> => {
  const [id, en] = [await allTexts(slice, 'id'), await allTexts(slice, 'en')];
  const english = new Map(flat(en));
  const same = new Set<string>();
  for (const [key, text] of flat(id)) {
    const other = english.get(key) ?? '';
    if (places(text) !== places(other)) throw new Error(`${key} has other places in the other language`);
    if (text === other) same.add(text);
  }
  return [...same];
};
