import {
  type endpoints,
  formatRupiah,
  type HandlerInput,
  rupiah,
  type WalletAdjustment,
} from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { randomCode } from '../../../platform/ids.ts';
import { jakartaDigits } from '../../../platform/jakarta.ts';
import { recordAudit } from '../../audit/index.ts';
import { postJournal, readAccountBalance } from '../../ledger/index.ts';
import { notify, notifyStore } from '../../notifications/index.ts';
import type { Decided } from '../approvals/create-decision-response.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { assertNotOwn, getCurrentStaffUser } from '../assert-not-own.ts';

type Adjustment = HandlerInput<typeof endpoints.adminMoney.adjust>['body'];

/** Who owns the wallet, and how staff know the owner. Throws 404. */
const ownerOf = async ({ db }: Context, { wallet, owner_id }: Adjustment) => {
  const found =
    wallet === 'buyer'
      ? await db
          .selectFrom('users')
          .select(['id as userId', 'email as name'])
          .where('id', '=', owner_id)
          .executeTakeFirst()
      : await db
          .selectFrom('merchants')
          .select(['user_id as userId', 'merchant_name as name'])
          .where('id', '=', owner_id)
          .executeTakeFirst();
  if (!found) throw apiError.notFound();
  return found;
};

/** `ADJ-20261121-7KQ2M`, with the day in Jakarta. */
const newCode = (now: Date) => `ADJ-${jakartaDigits(now)}-${randomCode()}`;

const write = async (ctxInTx: Context, input: Adjustment, userId: number) => {
  const at = ctxInTx.clock.now();
  const { id, code } = await ctxInTx.db
    .insertInto('wallet_adjustments')
    .values({
      code: newCode(at),
      kind: input.wallet === 'buyer' ? 'buyer_wallet' : 'seller_wallet',
      owner: input.owner_id,
      user_id: userId,
      type: input.type,
      amount: input.amount,
      reason: input.reason,
      staff_id: getCurrentStaffUser(ctxInTx).userId,
      at,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  return { id, code, at };
};

const told = {
  topup: { id: 'Saldo bertambah', en: 'Your balance was topped up' },
  adjustment: { id: 'Saldo disesuaikan', en: 'Your balance was adjusted' },
} as const;

const tell = (ctxInTx: Context, { wallet, owner_id, type, amount, reason }: Adjustment, userId: number) => {
  const sum = `${amount > 0 ? '+' : '-'}${formatRupiah(Math.abs(amount))}`;
  const news = {
    category: 'wallet',
    kind: 'wallet',
    title: told[type],
    body: { id: `${sum}. Alasan: ${reason}`, en: `${sum}. Reason: ${reason}` },
  } as const;
  if (wallet === 'buyer') return notify(ctxInTx, { ...news, userId, link: ctxInTx.linkTo('buyer.wallet') });
  const link = ctxInTx.linkTo('seller.wallet');
  return notifyStore(ctxInTx, { ...news, merchantId: owner_id, area: 'money', link });
};

/**
 * Adds money to a wallet or takes it out (J6): a top-up arrived at the bank, an adjustment is the marketplace's
 * expense. Its owner is notified. Above the market's limit it waits for a colleague. Throws 403 for one's own wallet, 404, and 409 `wallet_insufficient` (domain 3.10).
 */
export const adjustWallet = (
  { ctx, input }: HandlerArgs<Adjustment>,
  approval?: number,
): Promise<Decided<WalletAdjustment | null>> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { userId, name } = await ownerOf(ctxInTx, input);
    await assertNotOwn(ctxInTx, userId);
    const asked = await requestApproval(
      ctxInTx,
      {
        action: 'wallet.adjust',
        subject: name,
        body: input,
        beneficiary: userId,
        amount: Math.abs(input.amount),
        reason: input.reason,
      },
      approval,
    );
    if (asked) return { data: null, approval: asked };
    const wallet = {
      kind: input.wallet === 'buyer' ? ('buyer_wallet' as const) : ('seller_wallet' as const),
      owner: input.owner_id,
    };
    const { id, code, at } = await write(ctxInTx, input, userId);
    await postJournal(ctxInTx, {
      event: 'J6',
      key: `adjustment ${id}`,
      reference: { type: 'adjustment', id },
      postings: [
        {
          account: wallet,
          amount: input.amount,
          history: {
            type: input.type,
            code,
            description: { id: `${told[input.type].id} oleh Pasar`, en: `${told[input.type].en} by Pasar` },
          },
        },
        { account: { kind: input.type === 'topup' ? 'bank' : 'promo_expense' }, amount: -input.amount },
      ],
    });
    const balance = await readAccountBalance(ctxInTx, wallet);
    await tell(ctxInTx, input, userId);
    await recordAudit(ctxInTx, {
      action: 'wallet.adjust',
      target: { type: input.wallet === 'buyer' ? 'user' : 'merchant', id: input.owner_id },
      before: { balance: balance - input.amount },
      after: { balance, code, type: input.type, amount: input.amount, approval },
      reason: input.reason,
    });
    const data = {
      adjustment_code: code,
      type: input.type,
      amount: input.amount,
      balance: rupiah(balance),
      at: at.toISOString(),
    };
    return { data, approval: null };
  });
