import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.ts';
import { clockFigures } from './countdown.tsx';
import { Price } from './price.tsx';

const textOf = (element: ReactElement) => show(element).container.textContent;

test.each(['Rp1.500.000', '-Rp25.000', 'Gratis'])('the price %s stays one string of text [A43]', (value) => {
  expect(textOf(<Price value={value} />)).toBe(value);
});

test('a discount shows its percent and the price before', () => {
  const { container } = show(<Price value="Rp215.000" old="Rp289.000" discountPercent={26} />);
  expect(container.textContent).toBe('Rp215.000-26%Rp289.000');
  expect(container.querySelector('s')?.textContent).toBe('Rp289.000');
});

test('screen readers announce which price is which', () => {
  const labels = { now: 'Harga sekarang', old: 'Harga semula' };
  expect(textOf(<Price value="Rp5" old="Rp9" labels={labels} />)).toBe('Harga sekarang Rp5Harga semula Rp9');
});

test('a percent of 0 is not a discount', () => {
  expect(textOf(<Price value="Rp5" discountPercent={0} />)).toBe('Rp5');
});

test('time left is shown in hours, minutes and seconds and never below zero', () => {
  expect(clockFigures(9667)).toEqual(['02', '41', '07']);
  expect(clockFigures(360_000)).toEqual(['100', '00', '00']);
  expect(clockFigures(-3)).toEqual(['00', '00', '00']);
});
