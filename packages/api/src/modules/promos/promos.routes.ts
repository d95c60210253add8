import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { claimPromo } from './claim-promo.ts';
import { activePromos, listPromos } from './list-promos.ts';

export const promosRoutes = (app: App): void => {
  const { promos } = endpoints;
  implement(app, promos.list, async ({ ctx }) => ({ data: await listPromos({ ctx, input: null }) }));
  implement(app, promos.active, async ({ ctx }) => ({ data: await activePromos({ ctx, input: null }) }));
  implement(app, promos.claim, async ({ ctx, body }) => {
    const { promo, outcome } = await claimPromo({ ctx, input: body });
    const said = outcome === 'kept' ? 'promo.claimed' : 'promo.claimed-before';
    return { data: promo, message: message(said, ctx.locale) };
  });
};
