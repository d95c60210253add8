import type { PaymentMethod } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { PaymentProvider } from '../../../ports/payment-provider.ts';

export const providerNamed = (ctx: Context, name: string): PaymentProvider | undefined =>
  ctx.paymentProviders.find((provider) => provider.name === name);

export const findProvider = (ctx: Context, method: string): PaymentProvider | undefined =>
  ctx.paymentProviders.find(({ methods }) => methods.some(({ code }) => code === method));

/** The payment methods for what the wallet does not cover; none without a provider. */
export const paymentMethods = (ctx: Context): PaymentMethod[] =>
  ctx.paymentProviders.flatMap(({ methods }) => [...methods]);
