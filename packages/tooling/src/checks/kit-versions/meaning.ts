import { createHash } from 'node:crypto';

/** What a name means: what may not change, and the entries of constants and unions, to which others may be added. */
export interface Meaning {
  fixed: string[];
  entries: string[];
}

const hash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

/**
 * A hash of what may not change, and after a space four characters for each entry. Where a file is does not matter, only
 * what is in it.
 */
export const summarizeMeanings = (meanings: readonly Meaning[]): string => {
  const fixed = meanings.map(({ fixed }) => fixed.join()).filter(Boolean);
  const entries = meanings.flatMap((meaning) => meaning.entries).map((entry) => hash(entry, 4));
  return [hash(fixed.sort().join('\n'), 12), entries.sort().join('')].join(' ').trim();
};

/** Whether a name means what it meant, has further entries, or means something else. */
export const compareMeanings = (before: string, now: string): 'same' | 'extended' | 'changed' => {
  if (before === now) return 'same';
  const [[fixed, had = ''], [stays, has = '']] = [before.split(' '), now.split(' ')];
  const entries = new Set(has.match(/.{4}/g));
  const isKept = fixed === stays && (had.match(/.{4}/g) ?? []).every((entry) => entries.has(entry));
  return isKept ? 'extended' : 'changed';
};
