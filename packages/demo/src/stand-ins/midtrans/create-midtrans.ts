import * as v from 'valibot';
import { appPage } from '../app-page.ts';
import type { Kit, Provider, ProviderApp } from '../base/provider.ts';
import { qrisPayload } from '../qris/qris-payload.ts';
import { ChargeRequest, getMinutes } from './charge-request.ts';
import { addRefund, presentRefunds } from './refunds.ts';
import {
  amountText,
  findTransaction,
  insertTransaction,
  move,
  present,
  type Transaction,
  transactionsSchema,
} from './transactions.ts';

/** How long an idempotency key lives, in milliseconds. */
const keyLife = 5 * 60_000;

const failure = (status_code: string, status_message: string) => ({ status_code, status_message });
const notFound = failure('404', "Transaction doesn't exist.");

/** What the buyer uses, in the first answer alone. */
const firstAnswer = (row: Transaction, origin: string) => {
  const { order_id, payment_type, gross_amount } = row;
  const app = { name: 'deeplink-redirect', method: 'GET', url: `${origin}/_app/${order_id}` };
  const code = { name: 'generate-qr-code', method: 'GET', url: `${origin}/v2/qris/${order_id}/qr-code` };
  const qr = { qr_string: qrisPayload({ code: order_id, amount: gross_amount }) };
  if (payment_type === 'qris') return { ...qr, actions: [code] };
  if (payment_type === 'gopay') return { ...qr, actions: [code, app] };
  return payment_type === 'shopeepay' ? { actions: [app] } : {};
};

const serveCharge = (app: ProviderApp, kit: Kit): void => {
  const repeated = (key: string) =>
    kit.db
      .prepare('select body from idempotency where key = ? and at > ?')
      .get(key, kit.now().getTime() - keyLife) as { body: string } | undefined;
  app.post('/v2/charge', async (c) => {
    const key = c.req.header('idempotency-key') ?? '';
    const before = key ? repeated(key) : undefined;
    if (before) return c.json(JSON.parse(before.body));
    const parsed = v.safeParse(ChargeRequest, await c.req.json());
    if (!parsed.success)
      return c.json(failure('400', 'One or more parameters in the payload is invalid.'), 400);
    const request = parsed.output;
    const { order_id, gross_amount } = request.transaction_details;
    if (findTransaction(kit, order_id)) {
      return c.json(failure('406', 'The order_id has already been used.'), 406);
    }
    const row = insertTransaction(kit, {
      order_id,
      gross_amount,
      payment_type: request.payment_type,
      bank: request.payment_type === 'bank_transfer' ? request.bank_transfer.bank : null,
      minutes: getMinutes(request),
    });
    const answer = { ...present(row), ...firstAnswer(row, new URL(c.req.url).origin), status_code: '201' };
    if (key) {
      kit.db
        .prepare('insert or replace into idempotency (key, body, at) values (?, ?, ?)')
        .run(key, JSON.stringify(answer), kit.now().getTime());
    }
    return c.json(answer);
  });
};

const serveTransactions = (app: ProviderApp, kit: Kit, serverKey: string): void => {
  app.get('/v2/:id/status', (c) => {
    const row = findTransaction(kit, c.req.param('id'));
    return row ? c.json({ ...present(row), ...presentRefunds(kit, row) }) : c.json(notFound, 404);
  });
  for (const [verb, status] of [
    ['expire', 'expire'],
    ['cancel', 'cancel'],
  ] as const) {
    app.post(`/v2/:id/${verb}`, (c) => {
      const row = findTransaction(kit, c.req.param('id'));
      if (!row) return c.json(notFound, 404);
      if (row.status !== 'pending') {
        return c.json(failure('412', 'Transaction status cannot be updated.'), 412);
      }
      return c.json({ ...present(move(kit, serverKey, row.order_id, { status })), status_code: '200' });
    });
  }
  app.post('/v2/:id/refund/online/direct', async (c) => {
    const row = findTransaction(kit, c.req.param('id'));
    if (!row) return c.json(notFound, 404);
    const { refund_key, amount } = await c.req.json<{ refund_key: string; amount: number }>();
    const isRefundable = ['gopay', 'qris', 'shopeepay'].includes(row.payment_type) && row.paid_at !== null;
    if (!isRefundable) return c.json(failure('412', 'Merchant cannot refund this transaction.'), 412);
    if (!addRefund(kit, row, { refund_key, amount })) {
      return c.json(failure('414', 'Refund amount is more than the paid amount.'), 414);
    }
    return c.json({
      ...{ ...present(row), ...presentRefunds(kit, row) },
      ...{ status_code: '200', refund_amount: amountText(amount), refund_key },
    });
  });
};

/** The app of an e-wallet: a page with a button. */
const serveApp = (app: ProviderApp, kit: Kit, serverKey: string): void => {
  const page = (row: Transaction) =>
    appPage({ name: row.payment_type, amount: row.gross_amount, isOpen: row.status === 'pending' });
  app.get('/_app/:id', (c) => {
    const row = findTransaction(kit, c.req.param('id'));
    return row ? c.html(page(row)) : c.notFound();
  });
  app.post('/_app/:id', (c) => {
    const row = findTransaction(kit, c.req.param('id'));
    if (row?.status !== 'pending') return c.notFound();
    return c.html(page(move(kit, serverKey, row.order_id, { status: 'settlement' })));
  });
};

const paid = v.object({ order_id: v.string(), amount: v.optional(v.number()) });

/** The Core API of Midtrans as https://docs.midtrans.com describes it: charges, status, expiry, refunds. */
export const createMidtrans = ({ serverKey }: { serverKey: string }): Provider => ({
  name: 'midtrans',
  schema: transactionsSchema,
  routes: (app, kit) => {
    const expected = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;
    app.use('/v2/*', async (c, next) => {
      if (c.req.header('authorization') === expected) return next();
      return c.json(failure('401', 'Access denied, please check client or server key'), 401);
    });
    serveCharge(app, kit);
    serveTransactions(app, kit, serverKey);
    serveApp(app, kit, serverKey);
  },
  control: (app, kit) => {
    app.get('/_control/transactions', (c) =>
      c.json(kit.db.prepare('select * from transactions order by rowid').all()),
    );
    app.get('/_control/refunds', (c) => c.json(kit.db.prepare('select * from refunds order by rowid').all()));
    app.post('/_control/pay', async (c) => {
      const { order_id, amount } = v.parse(paid, await c.req.json());
      const row = findTransaction(kit, order_id);
      // A charge is paid once; a second request changes nothing.
      if (row?.status === 'pending') move(kit, serverKey, order_id, { status: 'settlement', amount });
      return c.json({});
    });
    app.post('/_control/reverse', async (c) => {
      const { order_id } = v.parse(paid, await c.req.json());
      move(kit, serverKey, order_id, { status: 'deny' });
      return c.json({});
    });
  },
  advance: (kit) => {
    const due = kit.db
      .prepare("select * from transactions where status = 'pending' and expires_at <= ? limit 1")
      .get(kit.now().getTime()) as Transaction | undefined;
    if (due) move(kit, serverKey, due.order_id, { status: 'expire' });
    return due !== undefined;
  },
  forge: ({ headers, body }) => ({
    headers,
    body: { ...(body as object), signature_key: 'f'.repeat(128) },
  }),
  deliveries: 6,
});
