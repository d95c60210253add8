/**
 * `Kain & Batik` becomes `kain-batik`, at most `longest` characters; a name without a Latin letter or digit
 * `otherwise`.
 */
export const toSlug = (name: string, otherwise: string, longest = 60): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '') || otherwise;
