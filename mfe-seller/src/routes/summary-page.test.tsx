import type { Store } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi, store } from '../testing/budi.ts';
import { summary } from '../testing/summary.ts';

const read = 'GET /merchant/dashboard/store';
const counted = 'GET /merchant/dashboard';
const again = 'POST /merchant/dashboard/store/submit';
const open = (changed: Partial<Store>, replies: FakeResponses = {}) =>
  openPage(
    slice,
    '/seller',
    {
      [read]: { code: 200, data: { ...store, ...changed } },
      [counted]: { code: 200, data: summary },
      ...replies,
    },
    { user: budi, locale: 'en' },
  );
const waiting: Partial<Store> = {
  verification_status: 'submitted',
  verify_due_at: '2026-11-22T03:00:00.000Z',
  server_time: '2026-11-21T03:00:00.000Z',
};

test('a store that waits sees what is left of its 24 hours, in any language without fault', {
  tags: 'slow',
}, async () => {
  const { container } = await open(waiting);
  expect(screen.getByText('Your store is being verified')).toBeTruthy();
  expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/(24:00:00|23:59:\d\d)$/);
  await expectAccessible(container);
});

test('one that waits for longer gets a text, without a clock', async () => {
  await open({ ...waiting, is_late: true });
  expect(screen.getByText('Verification takes longer than usual')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('one that has not sent everything reads what is missing, with a link to each part [B14]', async () => {
  await open({ ...waiting, is_late: true, missing: ['file_ktp_selfie', 'bank'] });
  const list = within(screen.getByText(/^Before it can be approved/).nextElementSibling as HTMLElement);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/seller/store#file_ktp_selfie',
    '/en/seller/bank',
  ]);
  expect(screen.queryByText('Verification takes longer than usual')).toBeNull();
});

test('a rejected one sees what to correct and why, and is handed in again', async () => {
  const refused: Partial<Store> = {
    verification_status: 'rejected',
    reviews: [{ field: 'file_ktp', status: 'rejected', reason: 'Foto buram' }],
  };
  const submitted = { ...store, ...waiting };
  const { person, toasts, arrived } = await open(refused, {
    [again]: { code: 200, message: 'Sent again.', data: submitted },
  });
  expect(screen.getByText(/Foto buram/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(toasts()).toEqual(['Sent again.']));
  expect(arrived.filter(({ call }) => call === read)).toHaveLength(2);
});

test('one that staff ask for more reads what, why and until when, and answers [B16]', async () => {
  const asked: Partial<Store> = {
    ...waiting,
    verify_due_at: null,
    reply_due_at: '2026-11-28T03:00:00Z',
    missing: ['file_ktp', 'bank'],
    reviews: [{ field: 'file_ktp', status: 'rejected', reason: 'Foto buram' }],
  };
  const { person, arrived } = await open(asked, {
    [again]: { code: 200, message: 'Sent again.', data: { ...store, ...waiting } },
  });
  expect(screen.getByText('We need more from you')).toBeTruthy();
  expect(screen.getByText(/before 28 November 2026/)).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'ID card (KTP)' })).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(arrived.filter(({ call }) => call === again)).toHaveLength(1));
});

test('[SELL-09] the figures are beside those before, and every point of the charts in a table', {
  tags: 'slow',
}, async () => {
  const { container } = await open({});
  expect(screen.getByText('1 November 2026 to 2 November 2026')).toBeTruthy();
  expect(screen.getByText('Up 50%')).toBeTruthy();
  expect(screen.getByText('before: Rp200.000')).toBeTruthy();
  expect(screen.getByText('Rp95.000 received from settled orders')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Sales, orders and visitors' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByRole('cell', { name: 'Rp175.000 before: Rp120.000' })).toBeTruthy();
  const task = screen.getByRole('link', { name: /New orders/ });
  expect(task.getAttribute('href')).toBe('/en/seller/orders?status=new');
  expect(screen.queryByRole('link', { name: /Complaints/ })).toBeNull();
  await expectAccessible(container);
});

test('[SELL-09] a range that the server rejects is shown with its message', async () => {
  await open(
    {},
    { [counted]: { code: 422, message: 'At most 366 days', data: { date_start: ['At most 366 days'] } } },
  );
  expect(screen.getByText('At most 366 days')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the last 30 days' })).toBeTruthy();
});

test('[ERR-01] figures that do not come leave the verification in sight', async () => {
  await open(waiting, { [counted]: { code: 500, message: 'x' } });
  expect(screen.getByText('Summary Error Connection To Server')).toBeTruthy();
  expect(screen.getByText('Your store is being verified')).toBeTruthy();
});
