import type { AdminTicketDetail } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies, onePage } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';
import { waitForPane } from '../testing/wait-for-pane.ts';

const { messages, ...row }: AdminTicketDetail = {
  ...{ id: 7, code: 'TABCDEFGH', topic: 'order', order_code: 'ORD-1', state: 'open', version: 3 },
  ...{ excerpt: 'Paket belum sampai.', created_at: '2026-11-20T03:00:00Z' },
  ...{ changed_at: '2026-11-20T03:00:00Z', email: 'budi@example.test', user: { id: 5, name: 'Budi' } },
  messages: [
    { id: 1, side: 'person', text: 'Paket belum sampai.', at: '2026-11-20T03:00:00Z', author: null },
    { id: 2, side: 'staff', text: 'Kami cek.', at: '2026-11-20T04:00:00Z', author: 'Rina' },
  ],
};
const detail = 'GET /admin/tickets/detail/7';
const answer = 'POST /admin/tickets/reply';
const close = 'POST /admin/tickets/close';
const open = async (replies: FakeResponses = {}, query = 'open=7', locale: 'id' | 'en' = 'id') => {
  const page = await openPage(
    slice,
    `/admin/tickets?${query}`,
    {
      'GET /admin/me': me('support'),
      'GET /admin/tickets/list': { code: 200, data: [row], meta: onePage },
      [detail]: { code: 200, data: { ...row, messages } },
      ...replies,
    },
    { locale, user: rina },
  );
  if (query.includes('open=')) await waitForPane();
  return page;
};
const typeAnswer = async ({ person }: Awaited<ReturnType<typeof open>>) => {
  await person.type(screen.getByRole('textbox', { name: /^Jawaban/ }), 'Sudah dikirim ulang.');
  await person.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
};

describe('questions to the market in the back office [W68]', () => {
  test('those that wait are asked for first; chips and search live in the address', async () => {
    const page = await open({}, 'topic=order');
    const [list] = page.arrived.filter(({ call }) => call === 'GET /admin/tickets/list');
    expect(Object.fromEntries(list?.query ?? [])).toMatchObject({ state: 'open', topic: 'order' });
    const filters = within(screen.getByRole('navigation', { name: 'Saringan' }));
    expect(filters.getByRole('link', { name: 'Ditutup' }).getAttribute('href')).toBe(
      '/admin/tickets?state=closed&topic=order',
    );
    expect(screen.getByRole('link', { name: 'TABCDEFGH' })).toBeTruthy();
  });

  test('one is answered; the newest message is on top', async () => {
    const page = await open({
      [answer]: { code: 200, message: 'Jawaban terkirim', data: { ...row, messages } },
    });
    const thread = within(screen.getByRole('list', { name: 'Tanya jawab' })).getAllByRole('listitem');
    expect(thread.map(({ textContent }) => textContent?.includes('Kami cek.'))).toEqual([true, false]);
    await typeAnswer(page);
    await waitFor(() =>
      expect(getBodies(page.arrived, answer)).toEqual([
        { ticket_id: 7, version: 3, text: 'Sudah dikirim ulang.' },
      ]),
    );
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Jawaban/ })).toHaveProperty('value', ''),
    );
  });

  test('when the person wrote meanwhile, the answer stays in its field and what is new is there', async () => {
    const text = 'Sudah datang, terima kasih!';
    const newer = [...messages, { ...messages[0], id: 3, text }];
    let version = 3;
    const page = await open({
      [answer]: () => {
        version = 4;
        return { code: 409, message: 'Data ini sudah berubah', data: { ...row, version, messages: newer } };
      },
      [detail]: () => ({ code: 200, data: { ...row, version, messages: version === 3 ? messages : newer } }),
    });
    await typeAnswer(page);
    expect(await screen.findByText('Data ini sudah berubah')).toBeTruthy();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Jawaban/ })).toHaveProperty('value', 'Sudah dikirim ulang.');
    await page.person.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
    await waitFor(() => expect(getBodies(page.arrived, answer)).toHaveLength(2));
    expect(getBodies(page.arrived, answer).at(-1)).toMatchObject({ version: 4 });
  });

  test('one is closed after the question; a closed one has no field', async () => {
    const page = await open({ [close]: { code: 200, message: 'Ditutup', data: { ...row, messages } } });
    await waitFor(() => expect(document.activeElement?.id).toBe('detail-title'));
    // E goes to the answer, R asks whether to close [B7].
    await page.person.keyboard('e');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Jawaban/ }));
    await page.person.tab();
    await page.person.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tutup pertanyaan TABCDEFGH?' }));
    await page.person.click(dialog.getByRole('button', { name: 'Tutup pertanyaan' }));
    await waitFor(() => expect(getBodies(page.arrived, close)).toEqual([{ ticket_id: 7, version: 3 }]));
    document.body.innerHTML = '';
    await open({ [detail]: { code: 200, data: { ...row, state: 'closed', messages } } });
    expect(screen.queryByRole('textbox', { name: /^Jawaban/ })).toBeNull();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, 'open=7', locale);
    await expectAccessible(container);
  });
});
