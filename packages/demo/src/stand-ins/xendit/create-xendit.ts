import * as v from 'valibot';
import { appPage } from '../app-page.ts';
import type { Kit, Provider, ProviderApp } from '../base/provider.ts';
import {
  findRequest,
  insertRequest,
  move,
  type PaymentRequest,
  paymentRequestsSchema,
  present,
} from './payment-requests.ts';
import { serveRefunds } from './serve-refunds.ts';

export interface XenditOptions {
  secretKey: string;
  callbackToken: string;
}

const CreateRequest = v.object({
  reference_id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.literal('PAY'),
  country: v.literal('ID'),
  currency: v.literal('IDR'),
  request_amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  channel_code: v.picklist([
    'BCA_VIRTUAL_ACCOUNT',
    'BNI_VIRTUAL_ACCOUNT',
    'BRI_VIRTUAL_ACCOUNT',
    'MANDIRI_VIRTUAL_ACCOUNT',
    'PERMATA_VIRTUAL_ACCOUNT',
    'CIMB_VIRTUAL_ACCOUNT',
    'QRIS',
    'SHOPEEPAY',
  ]),
  channel_properties: v.object({ expires_at: v.pipe(v.string(), v.isoTimestamp()) }),
});

const failure = (error_code: string, message: string) => ({ error_code, message });
const notFound = failure('DATA_NOT_FOUND', 'The payment request was not found.');

const serveRequests = (app: ProviderApp, kit: Kit, { callbackToken }: XenditOptions): void => {
  const originOf = (url: string) => new URL(url).origin;
  app.post('/v3/payment_requests', async (c) => {
    const parsed = v.safeParse(CreateRequest, await c.req.json());
    if (!parsed.success)
      return c.json(failure('API_VALIDATION_ERROR', 'There is an error with the format.'), 400);
    const { reference_id, channel_code, request_amount, channel_properties } = parsed.output;
    const row = insertRequest(kit, {
      reference_id,
      channel_code,
      amount: request_amount,
      expires_at: Date.parse(channel_properties.expires_at),
    });
    return c.json(present(row, originOf(c.req.url)), 201);
  });
  app.get('/v3/payment_requests/:id', (c) => {
    const row = findRequest(kit, c.req.param('id'));
    return row ? c.json(present(row, originOf(c.req.url))) : c.json(notFound, 404);
  });
  app.post('/v3/payment_requests/:id/cancel', (c) => {
    const row = findRequest(kit, c.req.param('id'));
    if (!row) return c.json(notFound, 404);
    if (row.status !== 'REQUIRES_ACTION') {
      return c.json(failure('PAYMENT_REQUEST_ALREADY_COMPLETED', 'It cannot be canceled.'), 409);
    }
    return c.json(present(move(kit, callbackToken, row, 'CANCELED'), originOf(c.req.url)));
  });
};

const serveApp = (app: ProviderApp, kit: Kit, { callbackToken }: XenditOptions): void => {
  const page = (row: PaymentRequest) =>
    appPage({ name: row.channel_code, amount: row.amount, isOpen: row.status === 'REQUIRES_ACTION' });
  app.get('/_app/:id', (c) => {
    const row = findRequest(kit, c.req.param('id'));
    return row ? c.html(page(row)) : c.notFound();
  });
  app.post('/_app/:id', (c) => {
    const row = findRequest(kit, c.req.param('id'));
    if (row?.status !== 'REQUIRES_ACTION') return c.notFound();
    return c.html(page(move(kit, callbackToken, row, 'SUCCEEDED', row.amount)));
  });
};

const named = v.object({ payment_request_id: v.string(), amount: v.optional(v.number()) });

/** The Payments API v3 of Xendit as https://docs.xendit.co describes it. It cannot be asked by our reference. */
export const createXendit = (options: XenditOptions): Provider => ({
  name: 'xendit',
  schema: paymentRequestsSchema,
  routes: (app, kit) => {
    const expected = `Basic ${Buffer.from(`${options.secretKey}:`).toString('base64')}`;
    app.use(async (c, next) => {
      const { path } = c.req;
      if (path.startsWith('/_') || c.req.header('authorization') === expected) return next();
      return c.json(failure('INVALID_API_KEY', 'The API key is not valid.'), 401);
    });
    serveRequests(app, kit, options);
    serveRefunds(app, kit);
    serveApp(app, kit, options);
  },
  control: (app, kit) => {
    const requestOf = (id: string) => {
      const row = findRequest(kit, id);
      if (!row) throw new Error(`no payment request has the id ${id}`);
      return row;
    };
    app.get('/_control/payment-requests', (c) =>
      c.json(kit.db.prepare('select * from payment_requests order by rowid').all()),
    );
    app.post('/_control/pay', async (c) => {
      const { payment_request_id, amount } = v.parse(named, await c.req.json());
      const row = requestOf(payment_request_id);
      if (row.status === 'REQUIRES_ACTION')
        move(kit, options.callbackToken, row, 'SUCCEEDED', amount ?? row.amount);
      return c.json({});
    });
    app.post('/_control/reverse', async (c) => {
      const { payment_request_id } = v.parse(named, await c.req.json());
      move(kit, options.callbackToken, requestOf(payment_request_id), 'FAILED');
      return c.json({});
    });
  },
  advance: (kit) => {
    const due = kit.db
      .prepare("select * from payment_requests where status = 'REQUIRES_ACTION' and expires_at <= ? limit 1")
      .get(kit.now().getTime()) as PaymentRequest | undefined;
    if (due) move(kit, options.callbackToken, due, 'EXPIRED');
    return due !== undefined;
  },
  forge: ({ headers, body }) => ({ headers: { ...headers, 'x-callback-token': 'not-the-token' }, body }),
  deliveries: 6,
});
