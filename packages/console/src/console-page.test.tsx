import type { Locale, OpsStatus } from '@pasar/contract';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { ConsolePage } from './console-page.tsx';

afterEach(cleanup);

const quiet = { canary: null, killed: null, quarantined: [], floor: null, versions: [] };

const moment = '2026-11-21T01:30:00.000Z';
const status: OpsStatus = {
  revision: 3,
  apps: [
    {
      app: 'shell',
      live: { version: '1.0.0', since: moment, who: 'sari', why: '' },
      previous: [],
      published: 1,
      ...quiet,
    },
    {
      app: 'storefront',
      live: { version: '1.0.0', since: moment, who: 'sari', why: 'back' },
      previous: [{ version: '1.1.0', since: moment, until: moment, endedBy: 'rollback' }],
      published: 2,
      ...quiet,
    },
    { app: 'buyer', live: null, previous: [], published: 0, ...quiet },
  ],
  events: [
    {
      seq: 3,
      at: moment,
      who: 'sari',
      why: 'back',
      verb: 'rollback',
      app: 'storefront',
      version: '1.0.0',
      from: '1.1.0',
    },
    {
      seq: 2,
      at: moment,
      who: 'budi',
      why: '',
      verb: 'promote',
      app: 'storefront',
      version: '1.1.0',
      from: '1.0.0',
    },
  ],
};

const show = async (locale: Locale, answers: (OpsStatus | null)[]) => {
  const next = () => Promise.resolve(answers.shift() ?? null);
  // The first answer is awaited while the page is rendered.
  return act(async () => render(<ConsolePage locale={locale} readStatus={next} firstStatus={next()} />));
};

const press = (name: string) => act(async () => userEvent.click(screen.getByRole('button', { name })));

const card = (name: string) => within(screen.getByRole('article', { name }));

test('each app says what is live, since when, by whom, and what was rolled back', async () => {
  await show('id', [status]);
  expect(card('Bingkai').getByText('1.0.0')).toBeTruthy();
  expect(card('Bingkai').getByText('Sejak 21 November 2026, 08.30 WIB, oleh sari')).toBeTruthy();
  expect(card('Etalase').getByText('1.1.0')).toBeTruthy();
  expect(card('Etalase').getByText('ditarik')).toBeTruthy();
  expect(card('Pembeli').getByText('Belum ada yang tayang')).toBeTruthy();
});

test('the log tells what changed, who did it and why, in the language of the page', async () => {
  await show('en', [status]);
  const [, latest, before] = screen.getAllByRole('row');
  expect(latest?.textContent).toContain('Storefrontrolled back to1.1.0 → 1.0.0sariback');
  expect(before?.textContent).toContain('budino reason given');
  expect(screen.queryByText(/Sebelumnya|Terbaru|oleh/)).toBeNull();
});

test('a press asks again', async () => {
  await show('en', [status, { ...status, events: [] }]);
  await press('Refresh');
  expect(await screen.findByText('Nothing has changed yet.')).toBeTruthy();
});

test('when the releases cannot be read there is a way to try again', async () => {
  await show('id', [null, status]);
  expect(screen.getByRole('alert').textContent).toContain('Data rilis tidak bisa dibaca');
  await press('Coba lagi');
  expect(await screen.findByRole('article', { name: 'Bingkai' })).toBeTruthy();
});

test.for(['id', 'en'] as const)(
  'the page in %s has no known fault for assistive technology [A1]',
  async (locale) => {
    const { container } = await show(locale, [status]);
    // Contrast needs a real renderer; the token package measures it.
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  },
);
