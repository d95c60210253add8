import { expect, test } from 'vitest';
import { describeInput } from './describe-input.ts';

test('a change is described without secrets, identity data and words of people [W30]', () => {
  const body = {
    order_codes: ['ORD-20260302-ABCDE', 'ORD-20260302-FGHIJ'],
    password: 'rahasia 123',
    rekening: '1234567890',
    file_ktp: 12,
    description: 'Rumah saya di Jalan Braga 1',
    amount: 50_000,
    couriers: ['jne'],
    variants: [{ price: 1 }],
    stock: undefined,
  };
  expect(describeInput({ params: { id: 7 }, body })).toEqual({
    target: ['7', 'ORD-20260302-ABCDE', 'ORD-20260302-FGHIJ'],
    after: {
      rekening: 'changed',
      file_ktp: 'changed',
      description: 'changed',
      amount: 50_000,
      couriers: ['jne'],
      variants: 'changed',
    },
  });
  expect(describeInput({})).toEqual({ target: [], after: null });
});
