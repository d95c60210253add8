import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Kit, ProviderApp } from '../base/provider.ts';
import { type Payout, presentPayout } from './payouts.ts';

const text = v.pipe(v.string(), v.minLength(1));
const request = v.object({
  reference_id: text,
  channel_code: v.pipe(v.string(), v.regex(/^ID_[A-Z_]+$/)),
  channel_properties: v.object({ account_number: text, account_holder_name: text }),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.literal('IDR'),
  description: v.optional(v.string(), ''),
});

/** `/v2/payouts`: sends once per idempotency key, lists by `reference_id`. */
export const servePayouts = (app: ProviderApp, { db, now }: Kit, bankSeconds: number): void => {
  app.post('/v2/payouts', async (c) => {
    const key = c.req.header('idempotency-key');
    const parsed = v.safeParse(request, await c.req.json());
    if (!key || !parsed.success)
      return c.json({ error_code: 'API_VALIDATION_ERROR', message: 'There was an error' }, 400);
    const { channel_properties: account, currency: _, ...wish } = parsed.output;
    const known = db.prepare('select * from payouts where idempotency_key = ?').get(key) as
      | Payout
      | undefined;
    if (known) {
      const isSame = known.amount === wish.amount && known.account_number === account.account_number;
      return isSame
        ? c.json(presentPayout(known))
        : c.json(
            { error_code: 'DUPLICATE_ERROR', message: 'Idempotency key was used for another request' },
            409,
          );
    }
    const at = now().getTime();
    const payout: Payout = {
      id: `disb-${randomUUID()}`,
      idempotency_key: key,
      ...wish,
      ...account,
      status: 'ACCEPTED',
      failure_code: null,
      created_at: at,
      due_at: bankSeconds > 0 ? at + bankSeconds * 1_000 : null,
    };
    db.prepare(
      `insert into payouts (id, idempotency_key, reference_id, channel_code, account_number, account_holder_name,
        amount, description, status, failure_code, created_at, due_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      payout.id,
      payout.idempotency_key,
      payout.reference_id,
      payout.channel_code,
      payout.account_number,
      payout.account_holder_name,
      payout.amount,
      payout.description,
      payout.status,
      payout.failure_code,
      payout.created_at,
      payout.due_at,
    );
    return c.json(presentPayout(payout));
  });
  app.get('/v2/payouts', (c) => {
    const rows = db
      .prepare('select * from payouts where reference_id = ? order by created_at')
      .all(c.req.query('reference_id') ?? '') as unknown as Payout[];
    return c.json({ data: rows.map(presentPayout), has_more: false, links: [] });
  });
  app.get('/v2/payouts/:id', (c) => {
    const found = db.prepare('select * from payouts where id = ?').get(c.req.param('id')) as
      | Payout
      | undefined;
    return found
      ? c.json(presentPayout(found))
      : c.json({ error_code: 'DATA_NOT_FOUND', message: 'Payout not found' }, 404);
  });
};
