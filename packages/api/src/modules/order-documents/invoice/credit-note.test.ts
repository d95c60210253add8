import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { transitionOrder } from '../../orders/index.ts';
import { address, type OrderFixture, openOrderFixture } from '../../orders/testing/order-fixture.ts';
import { createActors, drive } from '../../orders/testing/order-states.ts';
import { readOrderDocument } from '../testing/open-order-document.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
  world = await openOrderFixture(market);
});
afterAll(() => market.close());

const buyerArea = '/buyer/dashboard/order';
const sellerArea = '/merchant/dashboard/orders';
const ask = (path: string, token?: string, headers = {}) =>
  market.call(path, { headers, ...(token ? { token } : {}) });

/** An order of which 40.000 of 109.000 went back after a complaint. */
const refundPart = async () => {
  const driven = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']);
  const { staff } = createActors(world);
  const data = { amount: 40_000 };
  await transitionOrder(market.context(), {
    orderId: driven.orderId,
    transition: 'T17c',
    mover: staff,
    data,
  });
  await market.settle();
  return driven.code;
};

const documentsOf = async (code: string) => {
  const { data } = await ask(`${buyerArea}/detail/${code}`, world.buyer.token);
  return data.documents;
};

describe('a credit note', () => {
  test('is beside the invoice in the order of both sides [X4]', { tags: 'slow' }, async () => {
    const code = await refundPart();
    const documents = await documentsOf(code);
    expect(documents).toMatchObject({
      invoice: {
        number: expect.stringMatching(/^F-2026-1-\d{5}$/),
        issued_at: '2026-03-02T03:00:00.000Z',
        seller: { name: 'Toko Maju', npwp: '' },
        buyer: { name: 'Budi Santoso' },
        total: 109_000,
        tax: null,
      },
      credit_notes: [
        {
          number: expect.stringMatching(/^NK-2026-1-\d{5}$/),
          reason: 'complaint',
          amount: 40_000,
          tax: null,
        },
      ],
    });
    const sold = await ask(`${sellerArea}/detail/${code}`, world.seller.token);
    expect(sold.data.documents).toEqual(documents);
    expect(JSON.stringify(sold.data.documents)).not.toContain(address.phone);
  });

  test('of a part says which invoice it corrects, how much went back and what is left [X4] [M17]', {
    tags: 'slow',
  }, async () => {
    const code = await refundPart();
    const { invoice, credit_notes: notes } = await documentsOf(code);
    const [{ number }] = notes;
    for (const [area, { token }] of [
      [buyerArea, world.buyer],
      [sellerArea, world.seller],
    ] as const) {
      const { data } = await ask(`${area}/credit-note/${number}`, token);
      expect(data.name).toBe(`Nota kredit ${number}.pdf`);
      const [page, ...others] = await readOrderDocument(market, data.url);
      expect(others).toEqual([]);
      for (const words of [
        `Nota kredit\n${number}`,
        `Mengoreksi faktur\n${invoice.number}`,
        code,
        'Komplain pembeli',
        'Total faktur\nRp109.000',
        'Sisa setelah nota kredit\nRp69.000',
        'Dana dikembalikan\nRp40.000',
        'Bukan faktur pajak.',
      ]) {
        expect(page).toContain(words);
      }
    }
  });

  test('is in the language of the request', { tags: 'slow' }, async () => {
    const [{ number }] = (await documentsOf(await refundPart())).credit_notes;
    const english = { 'accept-language': 'en' };
    const { data } = await ask(`${buyerArea}/credit-note/${number}`, world.buyer.token, english);
    const [page] = await readOrderDocument(market, data.url);
    for (const words of ['Credit note', 'Corrects invoice', 'Complaint by the buyer', '2 March 2026'])
      expect(page).toContain(words);
  });

  test('is for its buyer and its seller alone, and an invoice is none [S22] [S23]', async () => {
    const { invoice, credit_notes: notes } = await documentsOf(await refundPart());
    const [{ number }] = notes;
    const asBuyer = `${buyerArea}/credit-note/${number}`;
    expect((await ask(asBuyer)).status).toBe(401);
    expect((await ask(asBuyer, world.otherSeller.token)).status).toBe(404);
    expect((await ask(asBuyer, world.seller.token)).status).toBe(404);
    const asSeller = `${sellerArea}/credit-note/${number}`;
    expect((await ask(asSeller)).status).toBe(401);
    expect((await ask(asSeller, world.buyer.token)).status).toBe(403);
    expect((await ask(asSeller, world.otherSeller.token)).status).toBe(404);
    for (const wrong of [invoice.number, 'NK-2026-1-99999', 'rubbish'])
      expect((await ask(`${buyerArea}/credit-note/${wrong}`, world.buyer.token)).status).toBe(404);
  });
});
