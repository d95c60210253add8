import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { sellerOrder, sellerOrderList } from '../testing/seller-orders.ts';

const list = 'GET /merchant/dashboard/staff/list';
const invite = 'POST /merchant/dashboard/staff/invite';
const at = '2026-11-20T03:00:00Z';
const people = {
  members: [
    { user_id: 1, fullname: 'Budi', email: 'budi@example.test', roles: ['owner'], joined_at: at, version: 1 },
    {
      user_id: 2,
      fullname: 'Siti',
      email: 'siti@example.test',
      roles: ['orders'],
      joined_at: at,
      version: 3,
    },
  ],
  invitations: [
    { id: 4, email: 'ani@example.test', roles: ['finance'], sent_at: at, expires_at: at, is_expired: true },
  ],
};
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    '/seller/staff',
    { [list]: { code: 200, data: people }, ...replies },
    { locale, user: budi },
  );

test.each([
  ['id', 'Undang', 'Keluarkan Siti', 'Kirim ulang undangan ke ani@example.test'],
  ['en', 'Invite', 'Remove Siti', 'Send again the invitation to ani@example.test'],
] as const)(
  'shows who works for the store and who is invited (%s) [W26] [W27]',
  async (locale, ...buttons) => {
    const { container } = await open({}, locale);
    for (const name of buttons) expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Keluarkan Budi|Remove Budi/ })).toBeNull();
    await expectAccessible(container);
  },
);

test('an invitation that the server rejects keeps what was typed, and is sent once it is right [A34]', {
  tags: 'slow',
}, async () => {
  const rejected = { code: 422, message: 'Periksa', errors: { email: ['Sudah diundang'] } };
  const { person, arrived } = await open({ [invite]: rejected });
  await person.click(await screen.findByRole('button', { name: 'Undang' }));
  const sheet = within(await screen.findByRole('dialog'));
  await person.type(sheet.getByLabelText('Alamat e-mail'), 'ani@example.test');
  await person.click(sheet.getByRole('button', { name: 'Kirim undangan' }));
  expect(await sheet.findByText('Pilih minimal satu peran')).toBeTruthy();
  await person.click(sheet.getByRole('checkbox', { name: /Keuangan/ }));
  await person.click(sheet.getByRole('button', { name: 'Kirim undangan' }));
  await waitFor(() =>
    expect(arrived.filter(({ call }) => call === invite).map(({ body }) => body)).toEqual([
      { email: 'ani@example.test', roles: ['finance'] },
    ]),
  );
  expect((sheet.getByLabelText('Alamat e-mail') as HTMLInputElement).value).toBe('ani@example.test');
});

test('a member sees in the navigation what the roles open, and nothing else [W28]', async () => {
  const merchant = budi.merchant && { ...budi.merchant, roles: ['orders' as const] };
  const orders = sellerOrderList([sellerOrder(1)]);
  await openPage(
    slice,
    '/seller/orders',
    { 'GET /merchant/dashboard/orders/list': orders },
    { user: { ...budi, merchant } },
  );
  const side = within(await screen.findByRole('navigation', { name: 'Tokoku' }));
  for (const name of ['Pesanan masuk', 'Chat pembeli', 'Produk'])
    expect(side.getByRole('link', { name: new RegExp(`^${name}`) })).toBeTruthy();
  for (const name of ['Saldo toko', 'Rekening', 'Staf toko', 'Profil toko'])
    expect(side.queryByRole('link', { name })).toBeNull();
});
