import { randomCode } from '../../../platform/ids.ts';

/** Long names make long addresses; this much of one still says what it is. */
const longest = 60;

/** The words of a store's name as they stand in its address; `toko` for a name of signs alone. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '') || 'toko';

/** Addresses to try for a name, the plain one first; the last ones are taken by nobody. */
export const slugCandidates = (name: string): string[] => {
  const slug = slugOf(name);
  const drawn = [randomCode(), randomCode(8)].map((code) => `${slug}-${code.toLowerCase()}`);
  return [slug, ...[2, 3, 4, 5].map((n) => `${slug}-${n}`), ...drawn];
};
