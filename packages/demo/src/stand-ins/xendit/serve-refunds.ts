import * as v from 'valibot';
import type { Kit, ProviderApp } from '../base/provider.ts';
import { findRequest } from './payment-requests.ts';

const CreateRefund = v.object({
  reference_id: v.string(),
  payment_request_id: v.string(),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

interface Refund extends v.InferOutput<typeof CreateRefund> {
  id: string;
}

const present = (refund: Refund) => ({ ...refund, currency: 'IDR', status: 'SUCCEEDED', failure_code: null });
const failure = (error_code: string, message: string) => ({ error_code, message });

/** `POST /refunds` and the list of a payment request's. */
export const serveRefunds = (app: ProviderApp, kit: Kit): void => {
  const refundsOf = (id: string) =>
    kit.db
      .prepare('select * from refunds where payment_request_id = ? order by rowid')
      .all(id) as unknown as Refund[];
  app.post('/refunds', async (c) => {
    const parsed = v.safeParse(CreateRefund, await c.req.json());
    if (!parsed.success)
      return c.json(failure('API_VALIDATION_ERROR', 'There is an error with the format.'), 400);
    const { reference_id, payment_request_id, amount } = parsed.output;
    const row = findRequest(kit, payment_request_id);
    const before = refundsOf(payment_request_id);
    const known = before.find((one) => one.reference_id === reference_id);
    if (known) return c.json(present(known));
    if (row?.status !== 'SUCCEEDED')
      return c.json(failure('INELIGIBLE_TRANSACTION', 'It cannot be refunded.'), 400);
    const sum = before.reduce((total, one) => total + one.amount, amount);
    if (sum > (row.captured ?? row.amount))
      return c.json(failure('MAXIMUM_REFUND_AMOUNT_REACHED', 'It is more than was paid.'), 400);
    const refund = { id: `rfd-${reference_id}`, reference_id, payment_request_id, amount };
    kit.db
      .prepare('insert into refunds (id, reference_id, payment_request_id, amount) values (?, ?, ?, ?)')
      .run(refund.id, reference_id, payment_request_id, amount);
    return c.json(present(refund));
  });
  app.get('/refunds', (c) =>
    c.json({ data: refundsOf(c.req.query('payment_request_id') ?? '').map(present), has_more: false }),
  );
};
