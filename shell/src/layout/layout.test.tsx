import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLayout } from '../testing/render-layout.tsx';
import { Layout } from './layout.tsx';

const open = (layout?: string) =>
  renderLayout(<Layout />, { handle: { slice: 'seller', page: { id: 'seller.orders', layout } } });

const layoutOf = (container: HTMLElement) => container.querySelector('[data-layout]');

test('a page without a choice has the layout of the site', async () => {
  const { container } = await open();
  expect(layoutOf(container)).toBeNull();
});

test('a workspace keeps menu and search, and what its page needs when it fails [HEAD-01]', async () => {
  const { container } = await open('workspace');
  expect(layoutOf(container)?.getAttribute('data-layout')).toBe('workspace');
  expect(screen.getByRole('combobox', { name: 'Cari' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kategori' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

test('a form keeps the links to help, which its footer shows alone', async () => {
  const { container } = await open('form');
  expect(layoutOf(container)?.getAttribute('data-layout')).toBe('form');
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});
