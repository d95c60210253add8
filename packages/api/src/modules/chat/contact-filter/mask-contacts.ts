import { findAccountNumbers } from './find-account-numbers.ts';
import { findEmails, findLinks } from './find-links.ts';
import { findMessengers } from './find-messengers.ts';
import { findPhones } from './find-phones.ts';
import { findSpelledPhones } from './find-spelled-phones.ts';
import type { Found } from './found.ts';

export interface MaskedText {
  text: string;
  /** What was replaced; empty when the text is as it was. */
  found: Found['kind'][];
}

const mask = '•••';

/** Overlapping parts become one. */
const merge = (parts: readonly Found[]): Found[] => {
  const merged: Found[] = [];
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && part.from < last.to) last.to = Math.max(last.to, part.to);
    else merged.push({ ...part });
  }
  return merged;
};

/**
 * A text with ways of contact outside the marketplace replaced (people W8): phone numbers, also spaced or in words,
 * e-mail addresses, links to other places than `ownUrl`, messengers, and account numbers beside a bank's name. Prices,
 * sizes, order codes and airway bills pass.
 */
export const maskContacts = (text: string, ownUrl: string): MaskedText => {
  const parts = merge([
    ...findEmails(text),
    ...findLinks(text, new URL(ownUrl).host),
    ...findMessengers(text),
    ...findPhones(text),
    ...findSpelledPhones(text),
    ...findAccountNumbers(text),
  ]);
  let masked = '';
  let at = 0;
  for (const { from, to } of parts) {
    masked += text.slice(at, from) + mask;
    at = to;
  }
  return { text: masked + text.slice(at), found: [...new Set(parts.map(({ kind }) => kind))] };
};
