import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.ts';
import { ItemLine } from './item-line.tsx';

test('an item shows its name, quantity and price; its image only repeats the name', () => {
  show(
    <ItemLine
      picture={{ w150: '/150.webp', w300: '/300.webp' }}
      name={<a href="/p/kemeja">Kemeja</a>}
      details="M · 2 barang"
      note={<p>Bungkus kado</p>}
      amount="Rp430.000"
    />,
  );
  expect(screen.getByRole('link', { name: 'Kemeja' })).toBeTruthy();
  for (const text of ['M · 2 barang', 'Bungkus kado', 'Rp430.000'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(document.querySelector('img')?.alt).toBe('');
  expect(document.querySelector('img')?.srcset).toBe('/150.webp 150w, /300.webp 300w');
});

test('an item without an image still has its place', () => {
  show(<ItemLine name="Kemeja" picture={null} />);
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
