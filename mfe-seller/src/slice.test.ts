import { sameTexts } from '@pasar/slice-kit/testing';
import { expect, test } from 'vitest';
import { slice } from './slice.ts';

test('[A50] every sentence is written in both languages', async () => {
  expect(await sameTexts(slice)).toEqual([
    '{{n}} ×',
    'Dropship',
    'PKP',
    'Non-PKP',
    'NPWP',
    'Pasar Kilat',
    '{{min}} – {{max}}',
    'SKU',
    'Status',
    'Voucher',
    'Bank',
  ]);
});
