import { describe, expect, it } from 'vitest';
import {
  brandsPath,
  changeBrands,
  emptyBrandsQuery,
  readBrandsQuery,
  toggleCategory,
} from './brands-query.ts';

const read = (search: string) => readBrandsQuery(new URLSearchParams(search));
const full = {
  search: 'kopi',
  sort: 'rating',
  letter: '#',
  categories: ['fashion', 'sembako'],
  kind: 'all',
  page: 3,
} as const;

describe('the query of the list of stores', () => {
  it('requests the newest official stores by default [BRAND-01]', () => {
    expect(read('')).toEqual({
      search: '',
      sort: 'lates',
      letter: '',
      categories: [],
      kind: 'official',
      page: 1,
    });
    expect(brandsPath(emptyBrandsQuery)).toBe('/brands');
  });

  it('survives a round trip through its own address [BRAND-01]', () => {
    const path = brandsPath(full);
    expect(path).toBe(
      '/brands?search=kopi&storetype=all&letter=%23&category=fashion&category=sembako&sort=rating&page=3',
    );
    expect(readBrandsQuery(new URL(path, 'http://pasar.test').searchParams)).toEqual(full);
  });

  it("understands the keys of the API's own query, and leaves out what makes no sense", () => {
    expect(read('alphabetsearch=r&categories[]=2&categories[]=2&storetype=star')).toMatchObject({
      letter: 'R',
      categories: ['2'],
      kind: 'star',
    });
    expect(read('letter=AB&sort=best&storetype=mall&page=-1&search=%20%20a%20%20b%20')).toEqual({
      ...emptyBrandsQuery,
      search: 'a b',
    });
  });

  it('starts again at the first page with every other selection', () => {
    expect(changeBrands(full, { letter: 'A' })).toEqual({ ...full, letter: 'A', page: 1 });
    expect(toggleCategory(full, 'fashion')).toEqual({ ...full, categories: ['sembako'], page: 1 });
    expect(toggleCategory(full, 'otomotif').categories).toEqual(['fashion', 'sembako', 'otomotif']);
  });
});
