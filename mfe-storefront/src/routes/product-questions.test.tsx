import { clearToken } from '@pasar/api-client';
import { type ProductQuestion, questionEndpoints } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { productReplies } from '../testing/product-replies.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { sampleQuestion, sampleReply } from '../testing/sample-questions.ts';
import { sampleMeta } from '../testing/sample-responses.ts';

afterEach(() => {
  cleanup();
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
});

const list = `GET ${questionEndpoints.list.path.replace(':id', '1')}`;
const ask = `POST ${questionEndpoints.ask.path}`;
const answer = `POST ${questionEndpoints.answer.path}`;
const found = (data: ProductQuestion[], more: object = {}) => ({
  ...{ code: 200, data, meta: sampleMeta({ total: data.length, per_page: 3 }) },
  ...{ may_ask: true, may_answer: false, ...more },
});
const answered = sampleQuestion(1, {
  answers: [sampleReply(1), sampleReply(2, { side: 'buyer', author: 'S***i', text: 'Adem, Kak.' })],
});
const waiting = sampleQuestion(2, { text: 'Ukuran M lebar dadanya berapa?' });
const text = 'Bisa dicuci dengan mesin?';

interface Visit {
  user?: typeof sampleBuyer | null;
  at?: string;
  locale?: 'id' | 'en';
}
const open = async (
  over: FakeResponses = {},
  { user = sampleBuyer, at = '/p/batik-kawung', locale = 'id' }: Visit = {},
) => {
  const page = await openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}${at}`,
    {
      ...productReplies(),
      [list]: found([answered, waiting]),
      [ask]: {
        code: 200,
        message: 'Pertanyaanmu terkirim',
        data: sampleQuestion(9, { text, is_mine: true }),
      },
      ...over,
    },
    { locale, ...(user && { user }) },
  );
  const sent = (call: string) => page.arrived.filter((one) => one.call === call).map(({ body }) => body);
  return { ...page, sent };
};
const section = () => within(screen.getByRole('region', { name: /^(Tanya jawab|Questions and answers)/ }));
const press = (name: string) => section().getByRole('button', { name });
const field = () => section().findByLabelText('Pertanyaanmu');

describe('questions and answers on the page of a product [W13]', () => {
  test('show who answered, the store or a buyer, and what still waits', async () => {
    await open();
    expect(section().getByRole('heading', { level: 2 }).textContent).toBe('Tanya jawab (2)');
    const answers = within(section().getByRole('list', { name: `Jawaban untuk: ${answered.text}` }));
    expect(answers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Rumah KawungPenjual.*Katun primisima, adem\./),
      expect.stringMatching(/^S\*\*\*iPembeli.*Adem, Kak\./),
    ]);
    expect(section().getByText(/Menunggu jawaban/)).toBeTruthy();
    expect(section().queryByRole('button', { name: /^Jawab pertanyaan/ })).toBeNull();
  });

  test('are asked in place: the own one is shown at once, and the focus stays in the section', {
    tags: 'slow',
  }, async () => {
    const page = await open();
    await page.person.click(press('Ajukan pertanyaan'));
    await page.person.type(await field(), 'Ada kak?');
    await page.person.click(press('Kirim pertanyaan'));
    expect(await section().findByText('Pertanyaan minimal 10 karakter')).toBeTruthy();
    await page.person.clear(await field());
    await page.person.type(await field(), text);
    await page.person.dblClick(press('Kirim pertanyaan'));
    await waitFor(() => expect(section().queryByLabelText('Pertanyaanmu')).toBeNull());
    expect(page.sent(ask)).toEqual([{ product_id: 1, text }]);
    const [first] = section().getAllByRole('article');
    expect(first?.textContent).toMatch(
      /^Bisa dicuci dengan mesin\?Kamu · 18 November 2026.*Menunggu jawaban/,
    );
    expect(document.activeElement?.textContent).toBe('Tanya jawab (3)');
    expect(page.toasts()).toEqual(['Pertanyaanmu terkirim']);
  });

  test.each([
    [422, { text: ['Hapus nomor telepon dari teksmu'] }, 'Hapus nomor telepon dari teksmu'],
    [429, { wait: 3_600 }, 'Kamu sudah bertanya 5 kali dalam 24 jam. Coba lagi dalam 1 jam.'],
  ])('that are refused with %i keep the text and say why', async (code, data, message) => {
    const page = await open({ [ask]: { code, message, data } });
    await page.person.click(press('Ajukan pertanyaan'));
    await page.person.type(await field(), text);
    await page.person.click(press('Kirim pertanyaan'));
    expect(await section().findByText(message)).toBeTruthy();
    expect(((await field()) as HTMLTextAreaElement).value).toBe(text);
  });

  test('of a visitor lead to the login, and the text is there after it', async () => {
    const visitor = await open({}, { user: null });
    await visitor.person.click(press('Ajukan pertanyaan'));
    await visitor.person.type(await field(), text);
    await visitor.person.click(press('Kirim pertanyaan'));
    await waitFor(() => expect(visitor.at()).toBe('/login?next=%2Fp%2Fbatik-kawung'));
    expect(visitor.sent(ask)).toEqual([]);
    cleanup();
    const page = await open();
    expect(((await field()) as HTMLTextAreaElement).value).toBe(text);
    await page.person.click(press('Kirim pertanyaan'));
    await waitFor(() => expect(page.sent(ask)).toEqual([{ product_id: 1, text }]));
    await waitFor(() => expect(section().queryByLabelText('Pertanyaanmu')).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('pasar.draft.'))).toEqual([]);
  });

  test('are answered by buyers of the product, who can change their answer', async () => {
    const own = sampleReply(7, {
      side: 'buyer',
      text: 'Bisa, saya sudah coba',
      is_mine: true,
      can_edit: true,
    });
    const page = await open({
      [list]: found([waiting], { may_answer: true }),
      [answer]: { code: 200, message: 'Jawabanmu terkirim', data: { ...waiting, answers: [own] } },
    });
    await page.person.click(press(`Jawab pertanyaan: ${waiting.text}`));
    await page.person.type(await section().findByLabelText('Jawabanmu'), own.text);
    await page.person.click(press('Kirim jawaban'));
    await waitFor(() => expect(section().queryByLabelText('Jawabanmu')).toBeNull());
    expect(page.sent(answer)).toEqual([{ question_id: 2, text: own.text }]);
    expect(section().getByText(own.text)).toBeTruthy();
    await page.person.click(press(`Ubah jawabanmu untuk: ${waiting.text}`));
    expect(((await section().findByLabelText('Jawabanmu')) as HTMLTextAreaElement).value).toBe(own.text);
    await page.person.click(press('Batal'));
    expect(section().queryByLabelText('Jawabanmu')).toBeNull();
  });

  test('cannot be asked in the own store', async () => {
    await open({ [list]: found([], { may_ask: false, may_answer: true }) });
    expect(section().getByText('Belum ada pertanyaan tentang produk ini.')).toBeTruthy();
    expect(section().queryByRole('button')).toBeNull();
  });

  test('come page by page, and the one that a notification names first', async () => {
    const meta = sampleMeta({ total: 5, per_page: 3, last_page: 2 });
    const page = await open(
      { [list]: found([answered, waiting], { meta }) },
      { at: '/p/batik-kawung?question=2' },
    );
    const [first] = page.arrived.filter(({ call }) => call === list);
    expect(Object.fromEntries(first?.query ?? [])).toMatchObject({ question: '2', page: '1', per_page: '3' });
    const next = section().getByRole('link', { name: 'Halaman berikutnya' });
    expect(next.getAttribute('href')).toBe('/p/batik-kawung?question=2&questions=2#questions');
  });

  test('fall alone', async () => {
    await open({ [list]: { code: 500, message: 'Rusak' } });
    expect(screen.getByText(/^Tanya jawab/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  test.each(['id', 'en'] as const)(
    'in %s have no known accessibility fault [A1]',
    { tags: 'slow' },
    async (locale) => {
      const page = await open({ [list]: found([answered, waiting], { may_answer: true }) }, { locale });
      await page.person.click(press(locale === 'id' ? 'Ajukan pertanyaan' : 'Ask a question'));
      await section().findByRole('textbox');
      await expectAccessible(document.body);
    },
  );
});
