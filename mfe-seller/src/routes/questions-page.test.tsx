import type { Locale, StoreQuestion } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { question, storeReply } from '../testing/questions.ts';
import { meta } from '../testing/seller-orders.ts';

const list = 'GET /merchant/dashboard/questions/list';
const send = 'POST /merchant/dashboard/questions/answer';
const waiting = question(1);
const answered = question(2, { is_answered: true, answers: [storeReply('Ada, Kak.', { can_edit: false })] });
const hidden = question(3, { is_answered: true });
const found = (data: StoreQuestion[]) => ({
  ...{ code: 200, data, meta: meta('/api/merchant/dashboard/questions/list', 1, 1, data.length) },
  counts: { all: 5, unanswered: 2, answered: 3 },
});

const open = (replies: FakeResponses = {}, { locale = 'id' as Locale, at = '' } = {}) =>
  openPage(
    slice,
    `/seller/questions${at}`,
    { [list]: found([waiting, answered, hidden]), ...replies },
    { locale, user: budi },
  );
const card = (text: string) => within(screen.getByRole('article', { name: text }));
const tab = (name: RegExp) => screen.getByRole('link', { name });

describe('questions about the products of a store [W13]', () => {
  test('name their product and who answered; what waits is marked', async () => {
    await open();
    expect(card('Pertanyaan 1?').getByText('Menunggu jawabanmu')).toBeTruthy();
    expect(card('Pertanyaan 1?').getByRole('link', { name: 'Kemeja 1' }).getAttribute('href')).toBe(
      '/p/kemeja-1?question=1#questions',
    );
    expect(card('Pertanyaan 2?').getByText('Ada, Kak.')).toBeTruthy();
    expect(card('Pertanyaan 2?').queryByRole('button')).toBeNull();
    expect(card('Pertanyaan 3?').getByText('Jawabanmu disembunyikan')).toBeTruthy();
    expect(card('Pertanyaan 3?').queryByRole('button')).toBeNull();
  });

  test('are filtered by the address, and counted', async () => {
    const { arrived } = await open({}, { at: '?state=unanswered' });
    const asked = arrived.find(({ call }) => call === list)?.query;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({ state: 'unanswered' });
    expect(tab(/^Belum dijawab/).getAttribute('aria-current')).toBe('true');
    expect(tab(/^Belum dijawab/).textContent).toBe('Belum dijawab2');
    expect(tab(/^Sudah dijawab/).getAttribute('href')).toBe('/seller/questions?state=answered');
  });

  test('are answered in place; the counts follow', async () => {
    const page = await open({
      [send]: {
        code: 200,
        message: 'Jawabanmu terkirim',
        data: { ...waiting, is_answered: true, answers: [storeReply('Ukuran M ada.')] },
      },
    });
    await page.person.click(
      card('Pertanyaan 1?').getByRole('button', { name: 'Jawab pertanyaan: Pertanyaan 1?' }),
    );
    await page.person.click(await card('Pertanyaan 1?').findByRole('button', { name: 'Kirim jawaban' }));
    expect(await card('Pertanyaan 1?').findByText('Tulis jawabanmu')).toBeTruthy();
    await page.person.type(card('Pertanyaan 1?').getByLabelText('Jawaban toko'), 'Ukuran M ada.');
    await page.person.dblClick(card('Pertanyaan 1?').getByRole('button', { name: 'Kirim jawaban' }));
    expect(await card('Pertanyaan 1?').findByText('Ukuran M ada.')).toBeTruthy();
    expect(page.arrived.filter(({ call }) => call === send).map(({ body }) => body)).toEqual([
      { question_id: 1, text: 'Ukuran M ada.' },
    ]);
    expect(tab(/^Belum dijawab/).textContent).toBe('Belum dijawab1');
    expect(card('Pertanyaan 1?').getByRole('button', { name: /^Ubah jawaban untuk/ })).toBeTruthy();
  });

  test('that are refused keep the answer and say why', async () => {
    const message = 'Hapus nomor telepon dari teksmu';
    const page = await open({ [send]: { code: 422, message, data: { text: [message] } } });
    await page.person.click(card('Pertanyaan 1?').getByRole('button', { name: /^Jawab/ }));
    await page.person.type(await card('Pertanyaan 1?').findByLabelText('Jawaban toko'), 'WA 08123456789');
    await page.person.click(card('Pertanyaan 1?').getByRole('button', { name: 'Kirim jawaban' }));
    expect(await card('Pertanyaan 1?').findByText(message)).toBeTruthy();
    expect((card('Pertanyaan 1?').getByLabelText('Jawaban toko') as HTMLTextAreaElement).value).toBe(
      'WA 08123456789',
    );
  });

  test.each([
    ['', 'Belum ada pertanyaan'],
    ['?state=answered', 'Tidak ada pertanyaan di sini'],
    ['?question=7', 'Pertanyaan ini tidak tampil lagi'],
  ])('that are none (%s) say so', async (at, title) => {
    await open({ [list]: found([]) }, { at });
    expect(screen.getByText(title)).toBeTruthy();
  });

  test('[ERR-01] that did not come leave the navigation', async () => {
    await open({ [list]: undefined });
    expect(screen.getByText('Pertanyaan gagal terhubung ke server')).toBeTruthy();
    await waitFor(() => expect(tab(/^Semua/)).toBeTruthy());
  });

  test.each(['id', 'en'] as const)('have no known accessibility fault (%s)', async (locale) => {
    const page = await open({}, { locale });
    await page.person.click(card('Pertanyaan 1?').getByRole('button'));
    await card('Pertanyaan 1?').findByRole('textbox');
    await expectAccessible(page.container);
  });
});
