import type { MerchantId } from '@pasar/contract';
import { getVisibleToasts } from '@pasar/slice-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fixturePlan } from '../../testing/fixture-plan.ts';
import { renderLayout } from '../../testing/render-layout.tsx';
import { dewi } from '../../testing/users.ts';
import { AccountButton } from './account-button.tsx';

const open = async (user = dewi, plan = fixturePlan) => {
  const shown = await renderLayout(<AccountButton />, {
    plan,
    at: '/en/account/bio',
    user,
    replies: { 'POST /auth/logout': { code: 200 } },
  });
  const person = userEvent.setup();
  const button = screen.getByRole('button', { name: /account/ });
  await person.click(button);
  await screen.findByRole('navigation', { name: 'Account' });
  return { ...shown, person, button };
};

test('the menu names the user and leads only to pages that exist', async () => {
  const { button } = await open();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('dewi@pasar.example')).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/account',
    '/en/account/notifications',
  ]);
});

test('a merchant finds no way to a seller centre that is switched off', async () => {
  const merchant = {
    id: 3 as MerchantId,
    merchant_name: 'Kios',
    merchant_slug: 'kios',
    merchant_photo: null,
    verification_status: 'approved' as const,
  };
  await open({ ...dewi, merchant });
  expect(screen.queryByRole('link', { name: 'My store' })).toBeNull();
});

test('Esc closes the menu and gives the focus back', async () => {
  const { person, button } = await open();
  await person.tab();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('logging out ends the session, announces it and leads home [AUTH-07]', async () => {
  const { person, kit, place, arrived } = await open();
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(place()).toBe('/en'));
  expect(kit.session.getState().user).toBeNull();
  expect(arrived.map(({ call }) => call)).toEqual(['POST /auth/logout']);
  expect(getVisibleToasts()).toEqual(['You are logged out']);
});

test('pages of other slices follow, with their icon or an arrow [F7]', async () => {
  const entry = { slot: 'account' as const, label: { id: 'Poin', en: 'Points' } };
  const navigation = [
    { ...entry, page: 'points.home', path: '/points', icon: 'M4 6h16', access: 'user' as const },
    { ...entry, page: 'points.rules', path: '/points/rules', label: { id: 'Aturan', en: 'Rules' } },
    { ...entry, page: 'points.store', path: '/points/store', access: 'merchant' as const },
  ];
  await open(dewi, { ...fixturePlan, navigation });
  const links = screen.getAllByRole('link').slice(-2);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Points', '/en/points'],
    ['Rules', '/en/points/rules'],
  ]);
  expect(links[0]?.querySelector('path')?.getAttribute('d')).toBe('M4 6h16');
});

test('from the sixth on they are behind one line [F7]', async () => {
  const navigation = Array.from({ length: 7 }, (_, at) => ({
    ...{ slot: 'account' as const, page: `points.p${at}`, path: `/points/${at}` },
    label: { id: `Poin ${at}`, en: `Points ${at}` },
  }));
  const { container } = await open(dewi, { ...fixturePlan, navigation });
  const links = [...container.querySelectorAll('a[href*="/points/"]')];
  expect(links.map((link) => [link.textContent, link.closest('details') !== null])).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((at) => [`Points ${at}`, at > 4]),
  );
});
