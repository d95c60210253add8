import type { Locale, OpsIncident, OpsIncidentSummary, OpsIncidents } from '@pasar/contract';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IncidentsClient, OpsResponse } from '../data/ops-client.ts';
import { status } from '../testing/fixture-status.ts';
import { IncidentsPage } from './incidents-page.tsx';

const at = Date.parse('2026-11-21T01:30:00Z');
const summary = (change: Partial<OpsIncidentSummary> = {}): OpsIncidentSummary => ({
  ...{ id: 'a1', app: 'storefront', side: 'server', kind: 'render', state: 'open' },
  ...{ message: 'TypeError: no price', place: 'src/price.ts:2', routes: ['/p/:slug'] },
  releases: [{ version: '1.4.0', events: 12 }],
  ...{ firstSeenAt: at, lastSeenAt: at, events: 12, sessions: 3 },
  ...change,
});
const details: OpsIncident = {
  ...summary(),
  points: [{ at: Date.now(), events: 12 }],
  latest: [
    {
      ...{ at, version: '1.4.0', shell: '1.0.0', route: '/p/:slug', locale: 'id' },
      ...{ message: 'TypeError: no price', stack: '' },
      frames: [
        {
          ...{ name: 'price', place: 'src/price.ts', line: 2, column: 3, mapped: true },
          source: { from: 1, lines: ['const price =', '  product.price;'] },
        },
      ],
    },
  ],
};
const unreachable: OpsResponse<never> = {
  ok: false,
  refusal: { code: 'unreachable', message: '', reasons: [] },
};
const good = (...incidents: OpsIncidentSummary[]): OpsResponse<OpsIncidents> => ({
  ok: true,
  data: { at, dropped: 0, incidents },
});

let done: string[];
beforeEach(() => {
  done = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = async (
  locale: Locale,
  answers: OpsResponse<OpsIncidents>[],
  role = 'ops',
): Promise<HTMLElement> => {
  const later = [...answers];
  let latest = later[0] ?? unreachable;
  const client: IncidentsClient = {
    incidents: async () => {
      latest = later.shift() ?? latest;
      return latest;
    },
    incident: async () => ({ ok: true, data: details }),
    decideIncident: async (id, state) => {
      done.push(`${id} ${state}`);
      return { ok: true, data: null };
    },
    status: async () => ({ ok: true, data: status() }),
    act: async (action, { reason }) => {
      done.push(`${action.verb} ${action.app}: ${reason}`);
      return { ok: true, data: null };
    },
    me: async () => ({ who: 'sari', role, by: 'session' }),
    signIn: async () => unreachable,
    signOut: async () => {},
  };
  const { container } = await act(async () => render(<IncidentsPage locale={locale} client={client} />));
  return container;
};
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

test('an incident shows where it was thrown, in both languages, without a fault for screen readers [F35]', {
  tags: 'slow',
}, async () => {
  for (const [locale, open, place] of [
    ['id', 'Rincian', 'Baris kode: src/price.ts:2'],
    ['en', 'Details', 'Lines of code: src/price.ts:2'],
  ] as const) {
    const page = await show(locale, [good(summary())]);
    await user.click(screen.getByRole('button', { name: open }));
    expect(await screen.findByRole('heading', { name: place })).toBeTruthy();
    expect(page.textContent).toContain('> 2    product.price;');
    const { violations } = await axe.run(page, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    cleanup();
  }
});

test('it is resolved, muted and reopened; its live release is rolled back for a reason [F35]', {
  tags: 'slow',
}, async () => {
  await show('en', [good(summary())]);
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  await user.click(screen.getByRole('button', { name: 'Mute' }));
  await user.click(screen.getByRole('button', { name: 'Back to 1.3.0' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'no price');
  await user.click(dialog.getAllByRole('button').at(-1) ?? document.body);
  expect(done).toEqual(['a1 resolved', 'a1 muted', 'rollback storefront: no price']);
  cleanup();
  await show('en', [good(summary({ state: 'muted' }))], 'team:seller');
  expect(screen.queryByRole('button', { name: 'Back to 1.3.0' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(done.at(-1)).toBe('a1 open');
});

test('filters leave what fits; what nothing fits is said [F35]', async () => {
  const other = summary({ id: 'b2', message: 'other', routes: ['/cart'], state: 'resolved' });
  await show('id', [good(summary(), other)]);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Halaman' }), '/cart');
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent?.includes('other'))).toEqual([
    true,
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'open');
  expect(screen.getByRole('heading', { name: 'Tidak ada error' })).toBeTruthy();
});

test('while the server cannot be reached the last data stays, with its age and a way to try again [F35]', async () => {
  await show('id', [good(summary()), unreachable, good(summary({ message: 'news' }))]);
  await act(async () => vi.advanceTimersByTimeAsync(5_100));
  expect(screen.getByRole('alert').textContent).toMatch(/Data terakhir dari \d+ detik yang lalu/);
  expect(screen.getByRole('article').textContent).toContain('no price');
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('article').textContent).toContain('news');
});
