import type { Provider } from '../base/provider.ts';
import type { BiteshipOptions } from './biteship-options.ts';
import { controlBiteship } from './control-biteship.ts';
import { moveOrder, type Order, ordersSchema, proof, type Status } from './orders.ts';
import { serveOrders } from './serve-orders.ts';
import { serveRates } from './serve-rates.ts';
import { serveTrackings } from './serve-trackings.ts';

const nextStep: Partial<Record<Status, Status>> = {
  confirmed: 'allocated',
  allocated: 'picking_up',
  picking_up: 'picked',
  picked: 'dropping_off',
  dropping_off: 'delivered',
};

/** Biteship as https://biteship.com/id/docs describes it: rates, orders, trackings, webhooks. */
export const createBiteship = ({ key, webhookSecret, stepSeconds = 0 }: BiteshipOptions): Provider => ({
  name: 'biteship',
  schema: ordersSchema,
  routes: (app, kit) => {
    app.use('/v1/*', async (c, next) => {
      if (c.req.header('authorization') === key) return next();
      return c.json({ success: false, error: 'Authorization failed', code: 40101001 }, 401);
    });
    serveRates(app);
    serveOrders(app, kit, { webhookSecret, stepSeconds });
    serveTrackings(app, kit);
  },
  control: (app, kit) => controlBiteship(app, kit, webhookSecret),
  advance: (kit) => {
    if (stepSeconds === 0) return false;
    const due = kit.db
      .prepare('select * from orders where next_step_at <= ? order by next_step_at limit 1')
      .get(kit.now().getTime()) as Order | undefined;
    if (!due) return false;
    const status = nextStep[due.status];
    if (status) moveOrder(kit, webhookSecret, due, status);
    kit.db
      .prepare('update orders set next_step_at = ? where id = ?')
      .run(status && nextStep[status] ? kit.now().getTime() + stepSeconds * 1_000 : null, due.id);
    return true;
  },
  forge: (notification) => ({ ...notification, headers: proof(`not-${webhookSecret}`) }),
});
