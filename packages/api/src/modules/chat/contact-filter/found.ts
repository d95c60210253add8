/** A part of a text that names a way of contact. */
export interface Found {
  kind: 'email' | 'link' | 'messenger' | 'phone' | 'account';
  from: number;
  to: number;
}

/** Every match of a global pattern that `isMeant` agrees with. */
export const findAll = (
  kind: Found['kind'],
  text: string,
  pattern: RegExp,
  isMeant: (match: RegExpMatchArray & { index: number }) => boolean = () => true,
): Found[] =>
  [...text.matchAll(pattern)]
    .filter(isMeant)
    .map((match) => ({ kind, from: match.index, to: match.index + match[0].length }));

export const countDigits = (text: string): number => text.replace(/\D/g, '').length;
