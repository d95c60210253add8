import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fixturePlan } from '../../testing/fixture-plan.ts';
import { renderLayout } from '../../testing/render-layout.tsx';
import { BottomNav } from './bottom-nav.tsx';

const links = {
  ...fixturePlan.links,
  'storefront.categories': '/categories',
  'storefront.flashSale': '/flash-sale',
  'buyer.orders': '/orders',
};
const entry = (name: string, icon?: string) => ({
  ...{ slot: 'bottom' as const, page: `points.${name}`, path: `/points/${name}` },
  ...{ label: { id: `Poin ${name}`, en: `Points ${name}` }, ...(icon && { icon }) },
});
const open = async (navigation: ReturnType<typeof entry>[], offered: Record<string, string> = links) => {
  await renderLayout(<BottomNav />, { at: '/en', plan: { ...fixturePlan, links: offered, navigation } });
  // The bar is for phones.
  return screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
};

test('the bar has the five places of the layout [F7]', async () => {
  expect(await open([])).toEqual(['Home', 'Categories', 'Flash', 'Orders', 'Log in']);
});

test('the first link of a slice takes a place that is free, else that of the flash sale [F7]', async () => {
  const { 'buyer.orders': _, ...fewer } = links;
  const navigation = [entry('mine', 'M4 6h16'), entry('other')];
  expect(await open(navigation, fewer)).toEqual(['Home', 'Categories', 'Flash', 'Log in', 'Points mine']);
  expect(screen.getByRole('link', { name: 'Points mine', hidden: true }).getAttribute('href')).toBe(
    '/en/points/mine',
  );
  document.body.replaceChildren();
  expect(await open(navigation)).toEqual(['Home', 'Categories', 'Orders', 'Log in', 'Points mine']);
  const paths = screen.getByRole('link', { name: 'Points mine', hidden: true }).querySelectorAll('path');
  expect([...paths].map((path) => path.getAttribute('d'))).toEqual(['M4 6h16']);
});
