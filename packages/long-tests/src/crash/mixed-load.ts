import type { Buyer, ProductFixture, TestResponse } from '@pasar/api/testing';
import type { Call } from '../harness/call.ts';
import { checkoutSingle, pay } from '../harness/shopper.ts';
import { createPaymentAttempt, type Journal, type PaymentAttempt } from './journal.ts';

export interface Crowd {
  buyers: readonly Buyer[];
  /** The owner of the store that sells each of the goods. */
  sellers: ReadonlyMap<number, Buyer>;
  goods: readonly ProductFixture[];
}

const isExpected = (code: number) => [200, 409, 422, 429, 503].includes(code);

const note = (journal: Journal, what: string, { code, message }: TestResponse) => {
  if (!isExpected(code)) journal.strange.push(`${what} was answered ${code} ${message}`);
};

/** Presses "pay" and writes down what was promised. A press without an answer is kept for later. */
export const attemptPayment = async (
  call: Call,
  journal: Journal,
  wish: PaymentAttempt,
): Promise<string[]> => {
  journal.unanswered.push(wish);
  const answer = await pay(call, wish.buyer, wish.checkout, { key: wish.key, method: wish.method });
  // 503 is no answer to whether it happened.
  if (answer.code === 503) return [];
  journal.unanswered.splice(journal.unanswered.indexOf(wish), 1);
  note(journal, 'a pay', answer);
  if (answer.code !== 200) return [];
  journal.groups.push(answer.data.order_group_code);
  return answer.data.orders.map(({ order_code }: { order_code: string }) => order_code);
};

const move = async (
  call: Call,
  journal: Journal,
  path: string,
  who: Buyer,
  body: object,
  code: string,
  to: string,
) => {
  const answer = await call(path, { token: who.token, body });
  note(journal, path, answer);
  if (answer.code === 200 && !answer.data?.failed?.length) journal.moved.push({ code, to });
};

const withdraw = async (call: Call, journal: Journal, { token }: Buyer) => {
  const body = {
    amount: 10_000,
    bank_id: 1,
    rekening: '1234567890',
    atas_nama: 'Budi',
    password: 'rahasia 123',
  };
  const answer = await call('/wallet/withdraw', { token, body });
  note(journal, 'a withdrawal', answer);
  if (answer.code === 200) journal.withdrawals.push(answer.data.withdraw_code);
};

const pick = <T>(list: readonly T[], chance: () => number): T => {
  const item = list[Math.floor(chance() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** One thing that somebody does: mostly buying, then what follows an order. */
const oneDeed = async (call: Call, journal: Journal, crowd: Crowd, buyer: Buyer, chance: () => number) => {
  const thing = pick(crowd.goods, chance);
  const byTransfer = chance() < 0.3;
  const checkout = await checkoutSingle(call, buyer, thing, { wallet: !byTransfer });
  const [code] = await attemptPayment(
    call,
    journal,
    createPaymentAttempt(buyer, checkout, byTransfer ? 'va_bca' : null),
  );
  if (!code) return;
  const next = chance();
  const seller = crowd.sellers.get(thing.merchantId);
  if (next < 0.25) {
    const body = { order_code: code, status: 'cancelled', reason: 'tidak_jadi' };
    await move(call, journal, '/buyer/dashboard/order/status', buyer, body, code, 'cancelled_buyer');
  } else if (next < 0.6 && !byTransfer && seller) {
    const body = { order_code: code };
    await move(call, journal, '/merchant/dashboard/orders/approve', seller, body, code, 'processed');
  } else if (next < 0.7) {
    await withdraw(call, journal, buyer);
  }
};

/** Everybody does one thing after another until the server is gone. */
export const mixedLoad = async (
  call: Call,
  journal: Journal,
  crowd: Crowd,
  chance: () => number,
  isOver: () => boolean,
): Promise<number> => {
  let deeds = 0;
  const live = async (buyer: Buyer) => {
    while (!isOver()) {
      try {
        await oneDeed(call, journal, crowd, buyer, chance);
        deeds++;
      } catch (error) {
        if (isOver()) return;
        // A database that is gone for a moment: the server says so, and people wait.
        if (!/fetch failed|: (503|429) /.test(String(error))) journal.strange.push(String(error));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  await Promise.all(crowd.buyers.map(live));
  return deeds;
};
