import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useFormat } from './use-format.ts';

const formatAt = (path: string) => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: [path] }, children);
  return renderHook(useFormat, { wrapper }).result.current;
};

test('an Indonesian page writes numbers with dots and a decimal comma', () => {
  const { number, count, rupiah } = formatAt('/');
  expect([number(1234567), number(4.9), count(1349), rupiah(1500000)]).toEqual([
    '1.234.567',
    '4,9',
    '1,3k',
    'Rp1.500.000',
  ]);
});

test('an English page writes numbers with commas and a decimal point; rupiah stay rupiah', () => {
  const { number, count, rupiah } = formatAt('/en');
  expect([number(1234567), number(4.9), count(1349), rupiah(1500000)]).toEqual([
    '1,234,567',
    '4.9',
    '1.3k',
    'Rp1.500.000',
  ]);
});
