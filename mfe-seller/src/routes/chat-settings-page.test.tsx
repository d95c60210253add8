import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { summary } from '../testing/summary.ts';

const path = '/merchant/dashboard/chat/settings';
const settings = {
  ...{ hours: null, greeting: '', away: '', templates: ['Siap kirim hari ini'] },
  users: [{ id: 1, name: 'Budi' }],
};
const save = `POST ${path}`;
const open = (more: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'en' ? '/en' : ''}/seller/chat/settings`,
    {
      [`GET ${path}`]: { code: 200, data: settings },
      [save]: ({ body }) => ({ code: 200, message: 'Tersimpan', data: { ...settings, ...(body as object) } }),
      'GET /merchant/dashboard': { code: 200, data: summary },
      'GET /merchant/dashboard/notification/new': { code: 200, data: { new_notification: 0 } },
      ...more,
    },
    { locale, user: budi },
  );

test.each([
  ['id', 'Pengaturan chat'],
  ['en', 'Chat settings'],
] as const)('has no known accessibility fault (%s)', { tags: 'slow' }, async (locale, title) => {
  const { container, person } = await open({}, locale);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  await person.click(screen.getAllByRole('radio')[1] as HTMLElement);
  await expectAccessible(container);
});

test('hours, automatic replies and templates are saved together [W10]', { tags: 'slow' }, async () => {
  const { person, arrived } = await open();
  await person.click(screen.getByRole('radio', { name: 'Buka pada jam tertentu' }));
  await person.click(screen.getByRole('checkbox', { name: 'Sabtu' }));
  await person.type(screen.getByRole('textbox', { name: /^Sapaan/ }), 'Halo kak');
  await person.click(screen.getByRole('button', { name: 'Tambah template' }));
  await person.type(screen.getByRole('textbox', { name: /^Template 2/ }), 'Stok ada');
  await person.click(screen.getByRole('button', { name: 'Hapus template 1' }));
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  const day = { from: '08:00', to: '17:00' };
  await waitFor(() =>
    expect(arrived.find(({ call }) => call === save)?.body).toEqual({
      hours: [day, day, day, day, day, null, null],
      ...{ greeting: 'Halo kak', away: '', templates: ['Stok ada'] },
    }),
  );
});

test('a fault is shown at its field and nothing is lost', async () => {
  const refused = { code: 422, data: { greeting: ['Hapus nomor telepon'] } };
  const { person, arrived } = await open({ [save]: refused });
  await person.click(screen.getByRole('button', { name: 'Tambah template' }));
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(screen.getByText('Isi atau hapus template ini')).toBeTruthy();
  expect(arrived.some(({ call }) => call === save)).toBe(false);
  await person.type(screen.getByRole('textbox', { name: /^Template 2/ }), 'Ada');
  const greeting = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Sapaan/ });
  await person.type(greeting, 'WA 0812');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Hapus nomor telepon')).toBeTruthy();
  expect(greeting.value).toBe('WA 0812');
});
