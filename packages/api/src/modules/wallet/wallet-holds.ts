import {
  type MessageId,
  maxWithdrawalPerDay,
  message,
  minWithdrawal,
  rupiah,
  type WalletHold,
} from '@pasar/contract';
import { day, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { startOfJakartaDay } from '../../platform/jakarta.ts';
import { moneyHeldUntil } from '../accounts/index.ts';
import { heldFor } from '../ledger/index.ts';
import { sumEstimatedNet } from '../orders/index.ts';
import { bankOfMerchant, payoutBlock } from '../stores/index.ts';
import { daysWithdrawals, leftToday, onTheWay } from './days-withdrawals.ts';
import { openWithdrawals } from './wallet.tables.ts';
import type { Wallet } from './wallets.ts';

type Reason = WalletHold['reason'];

const messageOf = (reason: Reason) => `hold.${reason.replaceAll('_', '-')}` as MessageId;

const holdOf = (ctx: Context, reason: Reason, amount: number, until: Date | null = null): WalletHold[] =>
  amount > 0
    ? [
        {
          reason,
          amount: rupiah(amount),
          until: until?.toISOString() ?? null,
          message: message(messageOf(reason), ctx.locale),
        },
      ]
    : [];

/** When the last of the open withdrawals should have arrived. */
const runningUntil = async ({ db }: Context, { kind, owner }: Wallet): Promise<Date | null> => {
  const row = await db
    .selectFrom('withdrawals')
    .select((e) => e.fn.max('estimated_at').as('until'))
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .where('status', 'in', openWithdrawals)
    .executeTakeFirstOrThrow();
  return row.until;
};

/** When the last unpaid group that the wallet has paid a part of is paid or gives it back. */
const unpaidUntil = async ({ db }: Context, userId: number): Promise<Date | null> => {
  const row = await db
    .selectFrom('order_groups')
    .select((e) => e.fn.max('pay_due_at').as('until'))
    .where('user_id', '=', userId)
    .where('wallet_used', '>', 0)
    .where('paid_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.until;
};

const running = async (ctx: Context, wallet: Wallet): Promise<WalletHold[]> =>
  holdOf(ctx, 'withdrawal_running', await onTheWay(ctx, wallet), await runningUntil(ctx, wallet));

/** What the day's limits and the minimum leave in the wallet. */
const limits = async (ctx: Context, wallet: Wallet, balance: number): Promise<WalletHold[]> => {
  if (balance < minWithdrawal) return holdOf(ctx, 'below_minimum', balance);
  const left = leftToday(await daysWithdrawals(ctx, wallet));
  if (left === maxWithdrawalPerDay) return holdOf(ctx, 'day_limit', balance - left, tomorrow(ctx));
  return holdOf(ctx, 'day_limit', balance - (left < minWithdrawal ? 0 : left), tomorrow(ctx));
};

const tomorrow = (ctx: Context) => new Date(startOfJakartaDay(later(ctx.clock, day)).getTime());

/** All of the balance waits after a change of the account; else the day's limits count. */
const heldOrLimits = async (ctx: Context, wallet: Wallet, balance: number): Promise<WalletHold[]> => {
  const until = await moneyHeldUntil(ctx);
  return until ? holdOf(ctx, 'account_protected', balance, until) : limits(ctx, wallet, balance);
};

/** Why money of a buyer cannot be withdrawn now; what is held beside the balance comes first. */
export const buyerHolds = async (ctx: Context, wallet: Wallet, balance: number): Promise<WalletHold[]> => [
  ...holdOf(ctx, 'unpaid_orders', await heldFor(ctx, wallet.owner), await unpaidUntil(ctx, wallet.owner)),
  ...(await running(ctx, wallet)),
  ...(await heldOrLimits(ctx, wallet, balance)),
];

/** The reason that blocks all of a store's balance, or null. */
const blockOf = async (ctx: Context, merchantId: number) => {
  const account = await bankOfMerchant(ctx, merchantId);
  if (!account) return { reason: 'bank_missing' as const, until: null };
  const block = await payoutBlock(ctx, merchantId);
  if (block) return { reason: block.reason, until: null };
  return account.withdrawalsFrom ? { reason: 'bank_new' as const, until: account.withdrawalsFrom } : null;
};

/** Why money of a store cannot be withdrawn now. */
export const storeHolds = async (ctx: Context, wallet: Wallet, balance: number): Promise<WalletHold[]> => {
  const block = await blockOf(ctx, wallet.owner);
  return [
    ...holdOf(ctx, 'orders_pending', await sumEstimatedNet(ctx, wallet.owner)),
    ...(await running(ctx, wallet)),
    ...(block ? holdOf(ctx, block.reason, balance, block.until) : await heldOrLimits(ctx, wallet, balance)),
  ];
};
