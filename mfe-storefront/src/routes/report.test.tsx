import { clearToken } from '@pasar/api-client';
import { reportEndpoints } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { productReplies } from '../testing/product-replies.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { sampleDetail } from '../testing/sample-products.ts';

afterEach(() => {
  cleanup();
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
});

const create = `POST ${reportEndpoints.create.path}`;
const { id, name, seller } = sampleDetail();
const open = async (over: FakeResponses = {}, user: typeof sampleBuyer | null = sampleBuyer) => {
  const page = await openPage(
    slice,
    '/p/batik-kawung',
    {
      ...productReplies({}),
      [create]: {
        code: 200,
        message: 'Laporanmu terkirim',
        data: { id: 1, created_at: '2026-11-21T03:00:00Z' },
      },
      ...over,
    },
    user ? { user } : {},
  );
  const sent = () => page.arrived.filter(({ call }) => call === create).map(({ body }) => body);
  return { ...page, sent };
};
const button = () => screen.getByRole('button', { name: `Laporkan produk ${name}` });
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Laporkan produk' }));

describe('a report to the market [B17]', () => {
  test('needs a reason, and words where no reason fits', async () => {
    const page = await open();
    await page.person.click(button());
    const form = await sheet();
    await page.person.click(form.getByRole('button', { name: 'Kirim laporan' }));
    expect(await form.findByText('Pilih alasannya')).toBeTruthy();
    await page.person.click(form.getByRole('radio', { name: 'Alasan lain' }));
    await page.person.click(form.getByRole('button', { name: 'Kirim laporan' }));
    expect(await form.findByText('Ceritakan masalahnya')).toBeTruthy();
    expect(page.sent()).toEqual([]);
    await page.person.type(form.getByLabelText('Ceritakan singkat'), 'Motifnya tiruan');
    await page.person.click(form.getByRole('radio', { name: 'Barang palsu' }));
    await page.person.dblClick(form.getByRole('button', { name: 'Kirim laporan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.toasts()).toEqual(['Laporanmu terkirim']);
    expect(page.sent()).toEqual([
      {
        ...{ subject_type: 'product', subject_id: id, reason: 'counterfeit', text: 'Motifnya tiruan' },
        media_ids: [],
      },
    ]);
  });

  test('takes up to three photos, of which one can be removed again', async () => {
    // Without it an upload goes through the page's own fetch, which the fake API handles.
    vi.stubGlobal('XMLHttpRequest', undefined);
    let uploaded = 40;
    const page = await open({
      'POST /upload/helper': () => {
        uploaded += 1;
        return {
          code: 200,
          message: 'OK',
          data: { media_id: uploaded, kind: 'image', url: `/m/${uploaded}`, width: 10, height: 10 },
        };
      },
    });
    await page.person.click(button());
    const form = await sheet();
    await page.person.click(form.getByRole('radio', { name: 'Barang palsu' }));
    for (const n of [1, 2, 3]) {
      const file = new File(['x'], `bukti-${n}.png`, { type: 'image/png' });
      await page.person.upload(form.getByLabelText('Tambah foto'), file);
      await form.findByRole('img', { name: `Foto ${n}` });
      await form.findByRole('button', { name: `Hapus foto ${n}` });
    }
    expect(form.queryByLabelText('Tambah foto')).toBeNull();
    await page.person.click(form.getByRole('button', { name: 'Hapus foto 2' }));
    await page.person.click(form.getByRole('button', { name: 'Kirim laporan' }));
    await waitFor(() => expect(page.sent()).toMatchObject([{ media_ids: [41, 43] }]));
    vi.unstubAllGlobals();
  });

  test('that was sent before says so; one that does not arrive keeps what was typed', async () => {
    let reply: { code: number; message: string; data?: unknown } = { code: 503, message: '' };
    const page = await open({ [create]: () => reply });
    await page.person.click(button());
    const form = await sheet();
    await page.person.click(form.getByRole('radio', { name: 'Barang palsu' }));
    await page.person.type(form.getByLabelText('Ceritakan singkat'), 'Tiruan');
    await page.person.click(form.getByRole('button', { name: 'Kirim laporan' }));
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(form.getByLabelText('Ceritakan singkat')).toHaveProperty('value', 'Tiruan');
    reply = { code: 409, message: 'Kamu sudah melaporkan ini', data: { reason: 'again' } };
    await page.person.click(form.getByRole('button', { name: 'Kirim laporan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.toasts()).toContain('Kamu sudah melaporkan ini');
  });

  test('leads a visitor to the login, and is not offered to the seller of the product', async () => {
    const page = await open({}, null);
    await page.person.click(button());
    await waitFor(() => expect(page.at()).toContain('/login'));
    cleanup();
    const merchant = {
      ...{ id: seller.id, merchant_name: seller.merchant_name, merchant_slug: seller.merchant_slug },
    };
    await open({}, { ...sampleBuyer, merchant: { ...sampleBuyer.merchant, ...merchant } as never });
    expect(screen.queryByRole('button', { name: `Laporkan produk ${name}` })).toBeNull();
  });

  test('has no known accessibility fault', async () => {
    const page = await open();
    await page.person.click(button());
    await sheet();
    await expectAccessible(document.body);
  });
});
