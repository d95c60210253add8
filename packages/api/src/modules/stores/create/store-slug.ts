import { randomCode } from '../../../platform/ids.ts';
import { toSlug } from '../../../platform/to-slug.ts';

/** Addresses to try for a name, the plain one first; the last ones are always free. */
export const slugCandidates = (name: string): string[] => {
  const slug = toSlug(name, 'toko');
  const drawn = [randomCode(), randomCode(8)].map((code) => `${slug}-${code.toLowerCase()}`);
  return [slug, ...[2, 3, 4, 5].map((n) => `${slug}-${n}`), ...drawn];
};
