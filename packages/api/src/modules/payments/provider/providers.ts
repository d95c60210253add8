import type { PaymentMethod } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The providers of this marketplace. The sandbox exists in demo mode only (domain "Modes"). */
const providers = (ctx: Context): readonly PaymentProvider[] =>
  ctx.mode === 'demo' ? [createSandbox(ctx)] : [];

export const providerNamed = (ctx: Context, name: string): PaymentProvider | undefined =>
  providers(ctx).find((provider) => provider.name === name);

export const findProvider = (ctx: Context, method: string): PaymentProvider | undefined =>
  providers(ctx).find(({ methods }) => methods.some(({ code }) => code === method));

/** The payment methods for what the wallet does not cover; none without a configured provider. */
export const paymentMethods = (ctx: Context): PaymentMethod[] =>
  providers(ctx).flatMap(({ methods }) => [...methods]);
