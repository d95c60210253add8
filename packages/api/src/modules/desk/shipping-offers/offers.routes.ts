import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { findOffers } from './find-offers.ts';
import { addOffer, changeOffer, endOffer } from './save-offer.ts';

const done = <D>({ locale }: Context, data: D) => ({ data, message: message('desk.done', locale) });

export const offersRoutes = (app: App): void => {
  const { deskShippingOffers } = endpoints;
  implement(app, deskShippingOffers.list, async ({ ctx, query, c }) => {
    const { offers, total } = await findOffers(ctx, query);
    return { data: offers, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, deskShippingOffers.create, async ({ ctx, body }) =>
    done(ctx, await addOffer({ ctx, input: body })),
  );
  implement(app, deskShippingOffers.edit, async ({ ctx, body }) =>
    done(ctx, await changeOffer({ ctx, input: body })),
  );
  implement(app, deskShippingOffers.end, async ({ ctx, body }) =>
    done(ctx, await endOffer({ ctx, input: { id: body.offer_id, reason: body.reason } })),
  );
};
