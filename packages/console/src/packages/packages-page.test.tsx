import type { Locale, OpsPackages } from '@pasar/contract';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { Me, OpsResponse, PackagesClient } from '../data/ops-client.ts';
import { PackagesPage } from './packages-page.tsx';

const router = { name: 'react-router', version: '8.5.1', license: 'MIT' };
const found: OpsPackages = {
  uses: [
    { app: 'shell', version: '1.0.0', of: 'live', packages: [router] },
    { app: 'seller', version: '1.1.0', of: 'canary', packages: [{ ...router, license: '' }] },
  ],
  unlisted: [{ app: 'help', version: '0.9.0' }],
};
const none: OpsPackages = { uses: [], unlisted: [] };
const operator: Me = { who: 'sari', role: 'ops', by: 'session' };

const show = async (locale: Locale, answers: OpsResponse<OpsPackages>[], me: Me | null = operator) => {
  const asked: string[] = [];
  const client: PackagesClient = {
    packages: async (name) => {
      asked.push(name);
      return answers[asked.length - 1] ?? { ok: true, data: none };
    },
    me: async () => me,
    signIn: async () => ({ ok: true, data: null }),
    signOut: async () => {},
  };
  const { container } = await act(async () => render(<PackagesPage locale={locale} client={client} />));
  return { asked, container, user: userEvent.setup() };
};

test('the releases with a package are listed with who gets them, in both languages [F48]', {
  tags: 'slow',
}, async () => {
  for (const [locale, field, button, caption, rows] of [
    ['id', 'Nama paket', 'Cari', '2 rilis memuat "router"', ['Aktif', 'Kenari']],
    ['en', 'Name of the package', 'Search', '2 releases contain "router"', ['Live', 'Canary']],
  ] as const) {
    const { asked, container, user } = await show(locale, [{ ok: true, data: found }]);
    await user.type(screen.getByRole('textbox', { name: field }), ' router ');
    await user.click(screen.getByRole('button', { name: button }));
    const table = within(await screen.findByRole('table', { name: caption }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      `shell 1.0.0${rows[0]}`,
      `seller 1.1.0${rows[1]}`,
    ]);
    expect(table.getByRole('cell', { name: 'MIT' })).toBeTruthy();
    expect(screen.getByText(/help 0\.9\.0/)).toBeTruthy();
    expect(asked).toEqual(['router']);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    cleanup();
  }
});

test('a name that is too short is asked for again, and what nothing has is said [F48]', async () => {
  const { asked, user } = await show('en', []);
  const field = screen.getByRole('textbox', { name: 'Name of the package' });
  await user.type(field, 'r{Enter}');
  expect(screen.getByText('Enter at least 2 characters.')).toBeTruthy();
  await user.type(field, 'x{Enter}');
  expect(await screen.findByText('No release contains "rx"')).toBeTruthy();
  expect(asked).toEqual(['rx']);
});

test('what was typed stays when the server does not answer, and the search is repeated by one press [F48]', async () => {
  const lost: OpsResponse<never> = {
    ok: false,
    refusal: { code: 'unreachable', message: '', reasons: [] },
  };
  const { user } = await show('en', [lost, { ok: true, data: found }]);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the package' });
  await user.type(field, 'router{Enter}');
  expect(await screen.findByText(/Pasar does not answer/)).toBeTruthy();
  expect(field.value).toBe('router');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(screen.queryByText(/Pasar does not answer/)).toBeNull();
});

test('without a key the sign-in is there instead [F48]', async () => {
  await show('en', [], null);
  expect(await screen.findByRole('heading', { name: 'Sign in to operations' })).toBeTruthy();
});
