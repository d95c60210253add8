import * as v from 'valibot';
import type { Kit, ProviderApp } from '../base/provider.ts';
import { movePayout, type Payout, payoutStatuses } from './payouts.ts';

const move = v.object({
  reference_id: v.string(),
  status: v.picklist(payoutStatuses),
  failure_code: v.optional(v.string()),
});

/** Plays the bank: pays, fails and reverses payouts. */
export const controlPayouts = (app: ProviderApp, kit: Kit, callbackToken: string): void => {
  app.get('/_control/payouts', (c) => c.json(kit.db.prepare('select * from payouts order by rowid').all()));
  app.post('/_control/payout', async (c) => {
    const { reference_id, status, failure_code } = v.parse(move, await c.req.json());
    const payout = kit.db.prepare('select * from payouts where reference_id = ?').get(reference_id) as
      | Payout
      | undefined;
    if (!payout) throw new Error(`no payout has the reference ${reference_id}`);
    movePayout(kit, callbackToken, payout, status, failure_code ?? null);
    return c.json({});
  });
};
