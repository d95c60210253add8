import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { findShippingOffers } from './find-shipping-offers.ts';
import { createShippingOffer, endShippingOffer, updateShippingOffer } from './save-shipping-offer.ts';

const done = <D>({ locale }: Context, data: D) => ({ data, message: message('admin.done', locale) });

export const shippingOffersRoutes = (app: App): void => {
  const { adminShippingOffers } = endpoints;
  implement(app, adminShippingOffers.list, async ({ ctx, query, c }) => {
    const { offers, total } = await findShippingOffers(ctx, query);
    return { data: offers, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminShippingOffers.create, async ({ ctx, body }) =>
    done(ctx, await createShippingOffer({ ctx, input: body })),
  );
  implement(app, adminShippingOffers.edit, async ({ ctx, body }) =>
    done(ctx, await updateShippingOffer({ ctx, input: body })),
  );
  implement(app, adminShippingOffers.end, async ({ ctx, body }) =>
    done(ctx, await endShippingOffer({ ctx, input: { id: body.shipping_offer_id, reason: body.reason } })),
  );
};
