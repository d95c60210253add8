import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { readStoreShippingOffer, saveStoreShippingOffer } from './selling/store-shipping-offer.ts';

export const shippingOffersRoutes = (app: App): void => {
  const { shippingOffers } = endpoints;
  implement(app, shippingOffers.read, async ({ ctx }) => ({
    data: await readStoreShippingOffer({ ctx, input: undefined }),
  }));
  implement(app, shippingOffers.save, async ({ ctx, body }) => ({
    data: await saveStoreShippingOffer({ ctx, input: body }),
    message: message('shipping-offer.saved', ctx.locale),
  }));
};
