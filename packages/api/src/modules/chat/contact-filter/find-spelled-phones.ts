import type { Found } from './found.ts';

/** Digits as people say them, in both languages. */
const digits: Readonly<Record<string, string>> = {
  ...{ nol: '0', kosong: '0', zero: '0', oh: '0' },
  ...{ satu: '1', one: '1', dua: '2', two: '2', tiga: '3', three: '3' },
  ...{ empat: '4', four: '4', lima: '5', five: '5', enam: '6', six: '6' },
  ...{ tujuh: '7', seven: '7', delapan: '8', lapan: '8', eight: '8', sembilan: '9', nine: '9' },
};

const fewest = 9;

interface Token {
  digits: string;
  isWord: boolean;
  from: number;
  to: number;
}

const read = (match: RegExpExecArray): Token => {
  const [word] = match;
  const spelled = digits[word.toLowerCase()];
  return {
    digits: spelled ?? (/^\d+$/.test(word) ? word : ''),
    isWord: spelled !== undefined,
    from: match.index,
    to: match.index + word.length,
  };
};

/** Runs of neighbours that are digits; anything else ends a run. */
const readRuns = (text: string): Token[][] => {
  const runs: Token[][] = [[]];
  for (const match of text.matchAll(/\p{L}+|\d+/gu)) {
    const token = read(match);
    if (token.digits) runs.at(-1)?.push(token);
    else runs.push([]);
  }
  return runs;
};

/** `nol delapan satu dua …`, also mixed with digits. */
export const findSpelledPhones = (text: string): Found[] =>
  readRuns(text).flatMap((run) => {
    const number = run.map((token) => token.digits).join('');
    const [first] = run;
    const last = run.at(-1);
    const isPhone = /^(?:0|62|8)/.test(number) && number.length >= fewest && run.some(({ isWord }) => isWord);
    return first && last && isPhone ? [{ kind: 'phone' as const, from: first.from, to: last.to }] : [];
  });
