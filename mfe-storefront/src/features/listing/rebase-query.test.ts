import { expect, test } from 'vitest';
import { emptyQuery } from './listing-query.ts';
import { rebase } from './rebase-query.ts';

test("a link's change is applied to the query after the latest press [R16]", () => {
  const from = { ...emptyQuery, promotions: ['discount' as const], rating: 4, page: 3 };
  const onto = { ...from, cities: ['32.73'], page: 1 };
  const wanted = { ...emptyQuery, promotions: ['in_stock' as const], page: 1 };
  expect(rebase(wanted, { from, onto })).toEqual({
    ...emptyQuery,
    cities: ['32.73'],
    promotions: ['in_stock'],
    page: 1,
  });
});

test('a link that changes nothing leaves what was pressed', () => {
  const onto = { ...emptyQuery, brands: ['7'], search: 'batik' };
  expect(rebase(emptyQuery, { from: emptyQuery, onto })).toEqual(onto);
});
