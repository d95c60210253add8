import type { PrivacyState } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { sari } from '../testing/sari.ts';

const nothing: PrivacyState = {
  export: { state: 'none', requested_at: null, expires_at: null, bytes: null, next_at: null },
  deletion: { due_at: null, remaining: [] },
  consents: {
    terms: { version: 1, given_at: '2026-11-21T03:00:00.000Z' },
    privacy: { version: 1, given_at: null },
    promo: { given_at: null },
  },
};
const waiting: PrivacyState = { ...nothing, export: { ...nothing.export, state: 'waiting' } };
const ready: PrivacyState = {
  ...nothing,
  export: {
    ...{ state: 'ready', requested_at: '2026-11-27T03:00:00.000Z', bytes: 3_300_000 },
    ...{ expires_at: '2026-11-30T03:00:00.000Z', next_at: '2026-11-28T03:00:00.000Z' },
  },
};
const scheduled: PrivacyState = {
  ...nothing,
  deletion: { due_at: '2026-12-11T03:00:00.000Z', remaining: [] },
};
const blocked: PrivacyState = {
  ...nothing,
  deletion: {
    due_at: null,
    remaining: [
      { what: 'orders', count: 2, amount: null },
      { what: 'balance', count: 1, amount: 50_000 },
    ],
  },
};
const open = (state: PrivacyState, replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    '/account/privacy',
    { 'GET /privacy': { code: 200, data: state }, ...replies },
    { locale, user: sari },
  );
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('[W66] what one agreed to', () => {
  test('is listed, and mail about promos is given and withdrawn in place', async () => {
    let promo: string | null = null;
    const save = 'POST /buyer/dashboard/notification/preferences';
    const page = await open(nothing, {
      'GET /privacy': () => ({
        code: 200,
        data: { ...nothing, consents: { ...nothing.consents, promo: { given_at: promo } } },
      }),
      [save]: ({ body }) => {
        promo = (body as { mail: string }).mail === 'off' ? null : '2026-11-28T03:00:00.000Z';
        return { code: 200, data: [] };
      },
    });
    const card = part('Persetujuan');
    expect(card.getByText(/disetujui 21 November 2026/)).toBeTruthy();
    expect(card.getByText(/ada versi baru/)).toBeTruthy();
    await page.person.click(card.getByRole('button', { name: 'Terima e-mail promo' }));
    await page.person.click(await card.findByRole('button', { name: 'Berhenti menerima e-mail promo' }));
    expect(await card.findByText('E-mail promo: tidak dikirim.')).toBeTruthy();
    const sent = page.arrived.filter(({ call }) => call === save).map(({ body }) => body);
    expect(sent).toEqual([
      { kind: 'promo', mail: 'daily' },
      { kind: 'promo', mail: 'off' },
    ]);
    await expectAccessible(page.container);
  });
});

describe('[W64] the copy of my data', () => {
  test('is requested, with a key', async () => {
    let now = nothing;
    const page = await open(nothing, {
      'GET /privacy': () => ({ code: 200, data: now }),
      'POST /privacy/export': () => {
        now = waiting;
        return { code: 200, message: 'Sedang disiapkan', data: now };
      },
    });
    await page.person.click(part('Salinan datamu').getByRole('button', { name: 'Minta salinan' }));
    expect(await screen.findByText(/Salinan sedang disiapkan/)).toBeTruthy();
    expect(page.toasts()).toEqual(['Sedang disiapkan']);
    expect(screen.queryByRole('button', { name: 'Minta salinan' })).toBeNull();
  });

  test('that is ready says until when, and when the next one may follow', async () => {
    await open(ready, {}, 'en');
    const copy = part('A copy of your data');
    expect(copy.getByText(/Your copy is ready, 3.1 MB/)).toBeTruthy();
    expect(copy.getByText(/next copy from 28 November 2026/)).toBeTruthy();
    expect(copy.getByRole('button', { name: 'Download the copy' })).toBeTruthy();
    expect(copy.queryByRole('button', { name: 'Request a copy' })).toBeNull();
  });
});

describe('[W65] the deletion of my account', () => {
  test('shows what remains instead of a button', async () => {
    await open(blocked);
    const card = part('Hapus akun');
    expect(card.getByText('2 pesanan belum selesai')).toBeTruthy();
    expect(card.getByText('Saldo Pasar masih Rp50.000')).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });

  test('that the server refuses shows what came up meanwhile', async () => {
    let now = nothing;
    const page = await open(nothing, {
      'GET /privacy': () => ({ code: 200, data: now }),
      'POST /privacy/delete': () => {
        now = blocked;
        return { code: 409, message: 'Akun belum bisa dihapus.', data: now };
      },
    });
    await page.person.click(part('Hapus akun').getByRole('button', { name: 'Hapus akun' }));
    const question = within(await screen.findByRole('dialog'));
    await page.person.click(question.getByRole('button', { name: 'Ya, hapus akun' }));
    expect(await screen.findByText('2 pesanan belum selesai')).toBeTruthy();
  });

  test('is scheduled after a question, and canceled', async () => {
    let now = nothing;
    const page = await open(nothing, {
      'GET /privacy': () => ({ code: 200, data: now }),
      'POST /privacy/delete': () => {
        now = scheduled;
        return { code: 200, message: 'Dijadwalkan', data: now };
      },
      'POST /privacy/cancel': () => {
        now = nothing;
        return { code: 200, message: 'Dibatalkan', data: now };
      },
    });
    await page.person.click(part('Hapus akun').getByRole('button', { name: 'Hapus akun' }));
    const question = within(await screen.findByRole('dialog'));
    await page.person.click(question.getByRole('button', { name: 'Ya, hapus akun' }));
    expect(await screen.findByText(/Akun akan dihapus pada 11 Desember 2026/)).toBeTruthy();
    await page.person.click(screen.getByRole('button', { name: 'Batalkan penghapusan' }));
    await waitFor(() => expect(page.toasts()).toContain('Dibatalkan'));
    expect(await screen.findByRole('button', { name: 'Hapus akun' })).toBeTruthy();
  });
});

test.each([
  ['id', ready],
  ['en', scheduled],
  ['en', blocked],
] as const)('has no known accessibility fault (%s)', async (locale, state) => {
  const page = await open(state, {}, locale);
  await expectAccessible(page.container);
});
