import { expect, test } from 'vitest';
import { isFiltered, readWalletQuery, walletAddress } from './wallet-query.ts';

const types = ['sale', 'withdraw'] as const;
const read = (search: string) => readWalletQuery(new URLSearchParams(search), types);

test('a wallet is filtered by its known kinds; anything else shows all', () => {
  expect(read('type=sale').type).toBe('sale');
  expect(read('type=payment').type).toBeUndefined();
  expect(isFiltered(read('type=payment&page=3'))).toBe(false);
  expect(isFiltered(read('date_start=2026-11-01'))).toBe(true);
});

test('[API-02] an address holds the query, and nothing more', () => {
  const address = walletAddress('/seller/wallet', read('type=sale&date_end=2026-11-21&page=2'));
  expect(read(address.split('?')[1] ?? '')).toEqual(read('type=sale&date_end=2026-11-21&page=2'));
  expect(walletAddress('/seller/wallet', read('page=1'))).toBe('/seller/wallet');
});
