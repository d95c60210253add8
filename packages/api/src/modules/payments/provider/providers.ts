import type { PaymentMethod } from '@pasar/contract';
import { later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { PaymentProvider } from '../../../ports/payment-provider.ts';

/** So many calls without an answer within this time let the next provider of a method serve. */
const tolerated = 3;
const window = 2 * minute;

/** When calls to a provider had no answer lately, in this process. */
const unanswered = new WeakMap<PaymentProvider, number[]>();

export const noteSilence = ({ clock }: Context, provider: PaymentProvider): void => {
  const since = later(clock, -window).getTime();
  const recent = (unanswered.get(provider) ?? []).filter((at) => at > since);
  unanswered.set(provider, [...recent, clock.now().getTime()]);
};

export const noteResponse = (provider: PaymentProvider): void => void unanswered.delete(provider);

const isDown = ({ clock }: Context, provider: PaymentProvider): boolean => {
  const since = later(clock, -window).getTime();
  return (unanswered.get(provider) ?? []).filter((at) => at > since).length >= tolerated;
};

export const providerNamed = (ctx: Context, name: string): PaymentProvider | undefined =>
  ctx.paymentProviders.find((provider) => provider.name === name);

/** The first provider of a method in the settings; the next one while that does not answer. */
export const findProvider = (ctx: Context, method: string): PaymentProvider | undefined => {
  const offering = ctx.paymentProviders.filter(({ methods }) => methods.some(({ code }) => code === method));
  return offering.find((provider) => !isDown(ctx, provider)) ?? offering[0];
};

/** The payment methods for what the wallet does not cover, once each; none without a provider. */
export const paymentMethods = (ctx: Context): PaymentMethod[] => {
  const all = new Map<string, PaymentMethod>();
  for (const { methods } of ctx.paymentProviders) {
    for (const method of methods) if (!all.has(method.code)) all.set(method.code, method);
  }
  return [...all.values()];
};

/** Whether a method takes this amount, in rupiah. */
export const takesAmount = ({ min, max }: PaymentMethod, amount: number): boolean =>
  amount >= (min ?? 1) && amount <= (max ?? Number.MAX_SAFE_INTEGER);

/** The methods that take an amount. */
export const usableMethods = (ctx: Context, amount: number): PaymentMethod[] =>
  paymentMethods(ctx).filter((method) => takesAmount(method, amount));
