import type { Provider } from '../base/provider.ts';
import { controlPayouts } from './control-payouts.ts';
import { movePayout, type Payout, payoutsSchema } from './payouts.ts';
import { servePayouts } from './serve-payouts.ts';

export interface XenditPayoutOptions {
  secretKey: string;
  callbackToken: string;
  /** Seconds until the bank has a payout that nobody else moves; 0 waits for `/_control/payout`. */
  bankSeconds?: number;
}

/** Payouts of Xendit, version 2, as https://docs.xendit.co/payouts describes them. */
export const createXenditPayouts = ({
  secretKey,
  callbackToken,
  bankSeconds = 0,
}: XenditPayoutOptions): Provider => ({
  name: 'xendit-payouts',
  schema: payoutsSchema,
  routes: (app, kit) => {
    const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
    app.use('/v2/*', async (c, next) => {
      if (c.req.header('authorization') === authorization) return next();
      return c.json({ error_code: 'INVALID_API_KEY', message: 'API key format is invalid' }, 401);
    });
    servePayouts(app, kit, bankSeconds);
  },
  control: (app, kit) => controlPayouts(app, kit, callbackToken),
  advance: (kit) => {
    const due = kit.db
      .prepare("select * from payouts where status = 'ACCEPTED' and due_at <= ? order by due_at limit 1")
      .get(kit.now().getTime()) as Payout | undefined;
    if (due) movePayout(kit, callbackToken, due, 'SUCCEEDED');
    return due !== undefined;
  },
  forge: (notification) => ({ ...notification, headers: { 'x-callback-token': `not-${callbackToken}` } }),
  deliveries: 6,
});
