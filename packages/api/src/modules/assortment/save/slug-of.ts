/** Long names make long addresses; this much of one still says what it is. */
const longest = 80;

/**
 * The address of a product, for good: the words of its first name and its id, `kaos-polos-katun-812`. A `mark` keeps it
 * apart from one that is taken.
 */
export const slugOf = (name: string, id: number, mark = ''): string => {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return [words || 'produk', mark, id].filter((part) => part !== '').join('-');
};
