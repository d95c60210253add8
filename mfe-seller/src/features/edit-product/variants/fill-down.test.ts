import { expect, test } from 'vitest';
import { fillDown, pasteBlock } from './fill-down.ts';

const rows = ['a', 'b', 'c'];

test('[SELL-02] a value is filled down from its own row', () => {
  expect([...fillDown(rows, 0, 'price', '75000')]).toEqual([
    ['b', { price: '75000' }],
    ['c', { price: '75000' }],
  ]);
  expect(fillDown(rows, 2, 'price', '1').size).toBe(0);
});

test('[SELL-02] a block of a spreadsheet lands where it is pasted, and no further', () => {
  expect([...(pasteBlock(rows, 1, 'stock', '007\t KP-1 \r\n12\tKP-2\n9\tKP-3\n') ?? [])]).toEqual([
    ['b', { stock: '7', sku: 'KP-1' }],
    ['c', { stock: '12', sku: 'KP-2' }],
  ]);
  expect([...(pasteBlock(rows, 0, 'price', 'Rp75.000\t80.000\t\t\t250\tlebih') ?? [])]).toEqual([
    ['a', { price: '75000', compare_at_price: '80000', stock: '', sku: '', weight_gram: '250' }],
  ]);
  expect(pasteBlock(rows, 0, 'price', '75.000')).toBeNull();
});
