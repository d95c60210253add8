import { endpoints } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { createConcurrencyLimiter } from '../../platform/http/concurrency-limiter.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { implement } from '../../platform/http/implement.ts';
import { accountToPay } from '../payments/index.ts';
import { applyWalletBalance } from './change/apply-wallet-balance.ts';
import { listPrices } from './change/list-prices.ts';
import { openSession } from './change/open-session.ts';
import { selectPromo, unselectPromo } from './change/select-promo.ts';
import { setAddress, setOrderAddress } from './change/set-address.ts';
import { setDropship } from './change/set-dropship.ts';
import { setInvoice } from './change/set-invoice.ts';
import { setLogistic } from './change/set-logistic.ts';
import { setNote } from './change/set-note.ts';
import { payCheckout } from './pay/pay-checkout.ts';
import type { PayResponse } from './pay/read-pay-response.ts';
import { withPreview } from './pay/with-preview.ts';
import { openCartCheckout } from './session/open-cart-checkout.ts';
import { openSingleCheckout } from './session/open-single-checkout.ts';
import { readSession, sessionOfOrder } from './session/read-session.ts';
import { quoteCart } from './show/quote-cart.ts';
import { showCheckout } from './show/show-checkout.ts';

/** Fewer than the database has connections, so that everybody else still gets one while a crowd pays. */
const paysAtOnce = 6;

const opened = (checkout_id: number) => ({ data: { checkout_id, redirect: '/checkout' } });

/** The provider is called outside the transaction, without a deadline: the payment page requests it again. */
const withAccount = async <A extends { data: PayResponse }>(ctx: Context, answer: A): Promise<A> => {
  const { payment, order_group_code } = answer.data;
  if (!payment) return answer;
  const va_number = await accountToPay(ctx, order_group_code);
  return { ...answer, data: { ...answer.data, payment: { ...payment, va_number } } };
};

const openingRoutes = (app: App): void => {
  const { cart, checkout } = endpoints;
  implement(app, cart.promos, async ({ ctx }) => ({ data: await quoteCart({ ctx, input: undefined }) }));
  implement(app, cart.checkout, async ({ ctx }) => opened(await openCartCheckout({ ctx, input: undefined })));
  implement(app, cart.singleCheckout, async ({ ctx, body }) =>
    opened(await openSingleCheckout({ ctx, input: body })),
  );
  implement(app, checkout.preview, ({ ctx, query }) => showCheckout({ ctx, input: query }));
};

const shippingRoutes = (app: App): void => {
  const { checkout } = endpoints;
  implement(app, checkout.priceList, async ({ ctx, params }) => ({
    data: await listPrices({ ctx, input: params }),
  }));
  implement(
    app,
    checkout.setLogistic,
    ({ ctx, params, body }) => setLogistic({ ctx, input: { orderId: params.order_id, ...body } }),
    {
      refused: (error, { ctx, params }) =>
        withPreview(ctx, error, () => sessionOfOrder(ctx, getCurrentUserId(ctx), params.order_id)),
    },
  );
  // Before the address of one order: `all` is no order's id.
  implement(app, checkout.addressForAll, ({ ctx, body }) =>
    setAddress({ ctx, input: { addressId: body.address_book_id, checkoutId: body.checkout_id } }),
  );
  implement(app, checkout.addressForOrder, ({ ctx, params, body }) =>
    setOrderAddress({ ctx, input: { orderId: params.order_id, addressId: body.address_book_id } }),
  );
  implement(app, checkout.setDropship, ({ ctx, params, body }) =>
    setDropship({ ctx, input: { orderId: params.id, dropship: body } }),
  );
  implement(app, checkout.unsetDropship, ({ ctx, params }) =>
    setDropship({ ctx, input: { orderId: params.id, dropship: null } }),
  );
  implement(app, checkout.setNote, ({ ctx, params, body }) =>
    setNote({ ctx, input: { orderId: params.id, ...body } }),
  );
};

const payingRoutes = (app: App): void => {
  const { checkout } = endpoints;
  const turns = createConcurrencyLimiter(paysAtOnce);
  implement(app, checkout.useWallet, ({ ctx, body }) => applyWalletBalance({ ctx, input: body }));
  implement(app, checkout.setInvoice, ({ ctx, body: { checkout_id: checkoutId, ...invoiceTo } }) =>
    setInvoice({ ctx, input: { checkoutId, invoiceTo } }),
  );
  implement(app, checkout.unsetInvoice, ({ ctx, body }) =>
    setInvoice({ ctx, input: { checkoutId: body.checkout_id, invoiceTo: null } }),
  );
  implement(app, checkout.selectPromo, ({ ctx, body }) => selectPromo({ ctx, input: body }), {
    refused: (error, { ctx, body }) => withPreview(ctx, error, () => openSession(ctx, body.checkout_id)),
  });
  implement(app, checkout.unselectPromo, ({ ctx, body }) => unselectPromo({ ctx, input: body }));
  implement(app, checkout.pay, async ({ ctx, body }) => ({ data: await payCheckout({ ctx, input: body }) }), {
    turn: turns.take,
    last: (answer, { ctx }) => withAccount(ctx, answer),
    refused: (error, { ctx, body }) =>
      withPreview(ctx, error, () => readSession(ctx, getCurrentUserId(ctx), body.checkout_id)),
  });
};

export const checkoutRoutes = (app: App): void => {
  openingRoutes(app);
  shippingRoutes(app);
  payingRoutes(app);
};
