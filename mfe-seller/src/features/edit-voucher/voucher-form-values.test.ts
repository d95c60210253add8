import { expect, test } from 'vitest';
import { emptyVoucher, idsIn, toVoucherPayload } from './voucher-form-values.ts';

test('an amount off has no upper limit, and a voucher for everything names no products [SELL-04]', () => {
  const texts = { ...emptyVoucher('2026-11-21T10:10:00Z'), max_discount: '5000', product_ids: '1,2' };
  expect(toVoucherPayload(texts, null)).toMatchObject({ max_discount: null, product_ids: [], min_spend: 0 });
  expect(toVoucherPayload({ ...texts, discount_type: 'percent', scope: 'products' }, null)).toMatchObject({
    max_discount: 5000,
    product_ids: [1, 2],
  });
});

test('a new voucher begins at the next full hour and lasts a week', () => {
  expect(emptyVoucher('2026-11-21T10:10:00Z')).toMatchObject({
    date_start: '2026-11-21T18:00',
    date_end: '2026-11-28T18:00',
  });
  expect(idsIn('')).toEqual([]);
});
