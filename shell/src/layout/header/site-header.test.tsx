import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fixturePlan } from '../../testing/fixture-plan.ts';
import { renderLayout } from '../../testing/render-layout.tsx';
import { dewi } from '../../testing/users.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteHeader } from './site-header.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const counts = { cart: 3, notifications: 120 };

test('the header leads only to pages that exist now', async () => {
  await renderLayout(<SiteHeader />, { user: dewi, counts });
  expect(links()).toContain('/account/notifications');
  expect(links().filter((href) => /cart|orders|become-seller/.test(href ?? ''))).toEqual([]);
});

test('a page that a slice takes up appears in the header by itself', async () => {
  const links = { ...fixturePlan.links, 'storefront.cart': '/cart' };
  await renderLayout(<SiteHeader />, { plan: { ...fixturePlan, links }, counts });
  expect(screen.getByRole('link', { name: 'Keranjang, 3 barang' }).getAttribute('href')).toBe('/cart');
});

test('the number of new notifications is read in full and displayed with two digits [HEAD-01]', async () => {
  await renderLayout(<SiteHeader />, { user: dewi, counts });
  const bell = screen.getByRole('link', { name: 'Notifikasi, 120 baru' });
  expect(bell.querySelector('[data-badge]')?.getAttribute('data-badge')).toBe('99+');
});

test('a visitor finds the two ways in, which lead back to where they were', async () => {
  await renderLayout(<SiteHeader />, { at: '/en/p/beras?variant=2' });
  const logIn = screen.getByRole('link', { name: 'Log in' });
  expect(logIn.getAttribute('href')).toBe('/en/login?next=%2Fp%2Fberas%3Fvariant%3D2');
  expect(screen.queryByRole('link', { name: /Notifications/ })).toBeNull();
});

test('the login itself is no place to come back to', async () => {
  await renderLayout(<SiteHeader />, { at: '/login?next=%2Faccount%2Fbio' });
  expect(screen.getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe('/login');
});

test('the other language is the same page with the same query [HEAD-03] [A50]', async () => {
  const { place } = await renderLayout(<LanguageSwitch />, { at: '/c/batik?sort=price_asc&page=2' });
  const english = screen.getByRole('link', { name: 'EN, English' });
  expect(english.getAttribute('hreflang')).toBe('en');
  expect(screen.getByRole('link', { name: 'ID, Indonesia' }).getAttribute('aria-current')).toBe('true');
  await userEvent.click(english);
  expect(place()).toBe('/en/c/batik?sort=price_asc&page=2');
});

test('three links of slices have a place above the header [F7]', async () => {
  const navigation = [0, 1, 2, 3].map((at) => ({
    ...{ slot: 'header' as const, page: `points.p${at}`, path: `/points/${at}` },
    label: { id: `Poin ${at}`, en: `Points ${at}` },
  }));
  await renderLayout(<SiteHeader />, { plan: { ...fixturePlan, navigation } });
  expect(screen.getAllByRole('link', { name: /^Poin/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/points/0',
    '/points/1',
    '/points/2',
  ]);
});
