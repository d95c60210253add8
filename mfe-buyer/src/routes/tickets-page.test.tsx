import type { Ticket, TicketThread } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { listed, sari } from '../testing/sari.ts';

const ticket: Ticket = {
  ...{ code: 'TABCDEFGH', topic: 'order', order_code: 'ORD-1', state: 'answered' },
  ...{ excerpt: 'Paket belum sampai.', created_at: '2026-11-20T03:00:00Z' },
  changed_at: '2026-11-20T04:00:00Z',
};
const thread: TicketThread = {
  ...ticket,
  can_write: true,
  messages: [
    { id: 1, side: 'person', text: 'Paket belum sampai.', at: '2026-11-20T03:00:00Z' },
    { id: 2, side: 'staff', text: 'Kami cek.', at: '2026-11-20T04:00:00Z' },
  ],
};
const list = 'GET /buyer/dashboard/tickets';
const one = 'GET /buyer/dashboard/tickets/TABCDEFGH';
const write = 'POST /buyer/dashboard/tickets/TABCDEFGH/write';
const open = (path: string, replies: FakeResponses, locale: 'id' | 'en' = 'id') =>
  openPage(slice, path, replies, { locale, user: sari });

describe('my questions to the market [W68]', () => {
  test.each(['id', 'en'] as const)(
    'are listed with whose turn it is, and lead to their answers (%s)',
    async (locale) => {
      const { container } = await open(
        '/account/tickets',
        { [list]: { code: 200, data: [ticket], meta: listed([]).meta } },
        locale,
      );
      expect(screen.getByText('Paket belum sampai.')).toBeTruthy();
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toContain(`${locale === 'en' ? '/en' : ''}/account/tickets/TABCDEFGH`);
      await expectAccessible(container);
    },
  );

  test('none yet: the way to ask', async () => {
    await open('/account/tickets', { [list]: listed([]) });
    expect(screen.getByRole('link', { name: 'Tanya tim Pasar' }).getAttribute('href')).toBe('/contact');
  });

  test('one goes on: what was typed stays until it is sent', async () => {
    const replies = [
      { code: 409, message: 'Maksimal 10 pesan sehari', data: { reason: 'many' } },
      { code: 200, message: 'Pesanmu terkirim', data: thread },
    ];
    const page = await open('/account/tickets/TABCDEFGH', {
      [one]: { code: 200, data: thread },
      [write]: () => replies.shift(),
    });
    await expectAccessible(page.container);
    const field = screen.getByRole('textbox', { name: /^Tulis lagi/ });
    await page.person.type(field, 'Masih belum.');
    const send = () => page.person.click(screen.getByRole('button', { name: 'Kirim' }));
    await send();
    await waitFor(() => expect(page.arrived.filter(({ call }) => call === one).length).toBe(2));
    expect(field).toHaveProperty('value', 'Masih belum.');
    await send();
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    const sent = page.arrived.filter(({ call }) => call === write).map(({ body }) => body);
    expect(sent).toEqual([{ text: 'Masih belum.' }, { text: 'Masih belum.' }]);
  });

  test('a closed one has no field, but the way to a new question', async () => {
    const closed = { ...thread, state: 'closed', can_write: false };
    await open('/account/tickets/TABCDEFGH', { [one]: { code: 200, data: closed } });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Tanya tim Pasar' }).getAttribute('href')).toBe('/contact');
  });
});
