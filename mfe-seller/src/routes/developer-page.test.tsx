import type { ApiKey, Webhook, WebhookDelivery } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { meta } from '../testing/seller-orders.ts';
import { summary } from '../testing/summary.ts';

const path = '/merchant/dashboard/developer/keys';
const key = (id: number, changed: Partial<ApiKey> = {}): ApiKey => ({
  id,
  name: `Gudang ${id}`,
  prefix: `pasar_test_00000000000${id}`,
  scopes: ['orders:read', 'stock:write'],
  networks: [],
  created_at: '2026-11-21T02:00:00Z',
  expires_at: '2027-02-19T02:00:00Z',
  is_expired: false,
  last_used_at: null,
  ...changed,
});
const hooks = '/merchant/dashboard/developer/webhooks';
const webhook = (changed: Partial<Webhook> = {}): Webhook => ({
  id: 7,
  url: 'https://gudang.example.com/pasar',
  events: ['order.*'],
  state: 'active',
  stop_reason: null,
  created_at: '2026-11-21T02:00:00Z',
  old_secret_until: null,
  ...changed,
});
const delivery = (id: number, changed: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id,
  webhook_id: 7,
  url: 'https://gudang.example.com/pasar',
  event_id: `msg_${id}`,
  type: 'order.new',
  state: 'delivered',
  tries: 1,
  created_at: '2026-11-21T02:00:00Z',
  last_at: '2026-11-21T02:00:01Z',
  next_at: null,
  status: 204,
  ms: 31,
  excerpt: '',
  ...changed,
});
const listed = (data: WebhookDelivery[]) => ({
  code: 200,
  data,
  meta: meta('/api/merchant/dashboard/developer/webhooks/deliveries', data.length, 1, 1),
});
const open = (
  keys: ApiKey[],
  more: FakeResponses = {},
  { webhooks = [], deliveries = [] }: { webhooks?: Webhook[]; deliveries?: WebhookDelivery[] } = {},
) =>
  openPage(
    slice,
    '/seller/developer',
    {
      [`GET ${path}`]: { code: 200, data: keys },
      [`GET ${hooks}`]: { code: 200, data: webhooks },
      [`GET ${hooks}/deliveries`]: listed(deliveries),
      'GET /merchant/dashboard': { code: 200, data: summary },
      'GET /merchant/dashboard/notification/new': { code: 200, data: { new_notification: 0 } },
      ...more,
    },
    { user: budi },
  );

test('a seller creates a key and sees its secret once [W60]', { tags: 'slow' }, async () => {
  const secret = `pasar_test_000000000001_${'a'.repeat(43)}`;
  let keys: ApiKey[] = [];
  const { person, container, arrived } = await open([], {
    [`GET ${path}`]: () => ({ code: 200, data: keys }),
    [`POST ${path}`]: () => {
      keys = [key(1)];
      return { code: 200, message: 'Kunci dibuat', data: { key: key(1), secret } };
    },
  });
  await expectAccessible(container);
  await person.click(screen.getByRole('button', { name: 'Buat kunci' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Buat kunci' }));
  await person.type(sheet.getByLabelText('Nama'), 'Gudang');
  await person.click(sheet.getByRole('checkbox', { name: /Baca pesanan/ }));
  await person.click(sheet.getByRole('checkbox', { name: /Ubah stok/ }));
  await person.type(sheet.getByLabelText(/Hanya dari jaringan/), '203.0.113.0/24\n198.51.100.7');
  await person.click(sheet.getByRole('button', { name: 'Buat kunci' }));
  expect(await screen.findByText(secret)).toBeTruthy();
  // The list behind it has the key by now, and the sheet stays.
  await waitFor(() => expect(screen.queryByText('Belum ada kunci')).toBeNull());
  expect(screen.getByText(secret)).toBeTruthy();
  expect(arrived.find(({ call }) => call === `POST ${path}`)?.body).toEqual({
    name: 'Gudang',
    scopes: ['stock:write', 'orders:read'],
    expires_in_days: 90,
    networks: ['203.0.113.0/24', '198.51.100.7'],
  });
  await person.click(screen.getByRole('button', { name: 'Sudah saya simpan' }));
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
});

test('a refused form keeps its input and names the field [W60]', async () => {
  const { person } = await open([], {
    [`POST ${path}`]: {
      code: 422,
      message: 'x',
      data: { 'networks.0': ['Tulis alamat IP'], scopes: ['Pilih'] },
    },
  });
  await person.click(screen.getByRole('button', { name: 'Buat kunci' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Buat kunci' }));
  await person.type(sheet.getByLabelText(/Hanya dari jaringan/), 'rumah');
  await person.click(sheet.getByRole('button', { name: 'Buat kunci' }));
  expect(await sheet.findByText('Tulis alamat IP')).toBeTruthy();
  expect(sheet.getByText('Pilih')).toBeTruthy();
  expect(sheet.getByLabelText<HTMLTextAreaElement>(/Hanya dari jaringan/).value).toBe('rumah');
});

test('a key is revoked after a question [W60]', async () => {
  const { person, container, arrived } = await open([key(1), key(2, { is_expired: true })], {
    [`POST ${path}/revoke`]: { code: 200, message: 'Kunci dicabut', data: [] },
  });
  expect(screen.getByText('Kedaluwarsa')).toBeTruthy();
  await expectAccessible(container);
  await person.click(screen.getByRole('button', { name: 'Cabut kunci Gudang 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cabut kunci Gudang 1?' }));
  await person.click(dialog.getByRole('button', { name: 'Cabut' }));
  await waitFor(() =>
    expect(arrived.find(({ call }) => call === `POST ${path}/revoke`)?.body).toEqual({ key_id: 1 }),
  );
});

test('a webhook is added, and its secret shown once [W61]', { tags: 'slow' }, async () => {
  const secret = `whsec_${'A'.repeat(43)}=`;
  const { person, arrived } = await open([], {
    [`POST ${hooks}`]: { code: 200, message: 'Webhook ditambahkan', data: { webhook: webhook(), secret } },
  });
  await person.click(screen.getByRole('button', { name: 'Tambah webhook' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Tambah webhook' }));
  await person.type(sheet.getByLabelText('Alamat'), 'https://gudang.example.com/pasar');
  await person.click(sheet.getByRole('checkbox', { name: /Impor produk selesai/ }));
  await person.click(sheet.getByRole('button', { name: 'Simpan webhook' }));
  expect(await screen.findByText(secret)).toBeTruthy();
  expect(arrived.find(({ call }) => call === `POST ${hooks}`)?.body).toEqual({
    url: 'https://gudang.example.com/pasar',
    events: ['order.*', 'stock.changed'],
  });
});

test('a stopped webhook says why, its log what came back, and a delivery is sent again [W61]', async () => {
  const failed = delivery(2, {
    state: 'failed',
    status: null,
    ms: 10_000,
    tries: 8,
    excerpt: 'ECONNREFUSED',
  });
  const { person, container, arrived } = await open(
    [],
    { [`POST ${hooks}/resend`]: { code: 200, message: 'Sedang dikirim', data: delivery(2) } },
    {
      webhooks: [webhook({ state: 'stopped', stop_reason: 'gone' })],
      deliveries: [failed, delivery(1)],
    },
  );
  expect(screen.getByText(/menjawab 410/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Kirim uji/ })).toBeNull();
  expect(screen.getByText(/Jawaban 204 dalam 31 md/)).toBeTruthy();
  expect(screen.getByText('ECONNREFUSED')).toBeTruthy();
  await expectAccessible(container);
  await person.click(screen.getByRole('button', { name: 'Kirim ulang msg_2' }));
  await waitFor(() =>
    expect(arrived.find(({ call }) => call === `POST ${hooks}/resend`)?.body).toEqual({ delivery_id: 2 }),
  );
});

test('a test is sent, and a secret rotated after a question [W61]', async () => {
  const secret = `whsec_${'B'.repeat(43)}=`;
  const { person, arrived } = await open(
    [],
    {
      [`POST ${hooks}/ping`]: { code: 200, message: 'Sedang dikirim', data: delivery(3, { type: 'ping' }) },
      [`POST ${hooks}/rotate`]: {
        code: 200,
        message: 'Rahasia baru dibuat',
        data: { webhook: webhook(), secret },
      },
    },
    { webhooks: [webhook()] },
  );
  await person.click(screen.getByRole('button', { name: /^Kirim uji/ }));
  await waitFor(() => expect(arrived.some(({ call }) => call === `POST ${hooks}/ping`)).toBe(true));
  await person.click(screen.getByRole('button', { name: /^Ganti rahasia/ }));
  const question = await screen.findByRole('dialog', { name: 'Ganti rahasia webhook ini?' });
  await person.click(within(question).getByRole('button', { name: 'Ganti rahasia' }));
  expect(await screen.findByText(secret)).toBeTruthy();
});
