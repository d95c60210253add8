import { formatRupiah, type Locale } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { consumer, type Events } from '../../platform/jobs/outbox.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import { notify, notifyStore } from '../notifications/index.ts';
import { showWithdrawal } from './show-withdrawal.ts';
import type { WithdrawalRow } from './wallet.tables.ts';

type Moved = Events['wallet.withdrawal-moved']['to'];
interface Facts {
  amount: string;
  to: string;
  reason: string;
}

const titles: Record<Moved, Record<Locale, string>> = {
  requested: { id: 'Penarikan saldo diproses', en: 'Your withdrawal is being processed' },
  paid: { id: 'Saldo sudah ditransfer', en: 'Your withdrawal was paid' },
  rejected: { id: 'Penarikan saldo ditolak', en: 'Your withdrawal was refused' },
  reversed: { id: 'Bank mengembalikan penarikan', en: 'The bank sent your withdrawal back' },
};

const returned: Record<Locale, (facts: Facts) => string> = {
  id: ({ amount, reason }) => `${amount} kembali ke saldomu. Alasan: ${reason}`,
  en: ({ amount, reason }) => `${amount} is back in your balance. Reason: ${reason}`,
};

const bodies: Record<Moved, Record<Locale, (facts: Facts) => string>> = {
  requested: {
    id: ({ amount, to }) => `${amount} akan ditransfer ke ${to}.`,
    en: ({ amount, to }) => `${amount} will be sent to ${to}.`,
  },
  paid: {
    id: ({ amount, to }) => `${amount} sudah dikirim ke ${to}.`,
    en: ({ amount, to }) => `${amount} was sent to ${to}.`,
  },
  rejected: returned,
  reversed: returned,
};

const warning: Record<Locale, string> = {
  id: 'Kalau bukan kamu yang memintanya, segera ganti kata sandimu dan hubungi kami.',
  en: 'If it was not you who asked, change your password right away and contact us.',
};

const readWithdrawal = (
  ctx: Context,
  id: number,
): Promise<WithdrawalRow & { email: string; locale: Locale }> =>
  ctx.db
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .selectAll('withdrawals')
    .select(['users.email', 'users.locale'])
    .where('withdrawals.id', '=', id)
    .executeTakeFirstOrThrow();

/** Notifies the buyer, or those who handle the store's money, of the state of a withdrawal, in the list and by email (quality S42). */
export const notifyWithdrawal = consumer('wallet.withdrawal-moved', async (ctx, { withdrawalId, to }) => {
  const row = await readWithdrawal(ctx, withdrawalId);
  const { bank_name, masked_account } = showWithdrawal(row);
  const facts: Facts = {
    amount: formatRupiah(row.amount),
    to: `${bank_name} ${masked_account}`.trim(),
    reason: row.reject_reason ?? '',
  };
  const body = { id: bodies[to].id(facts), en: bodies[to].en(facts) };
  const letter = ({ to: email, locale }: { to: string; locale: Locale }) =>
    renderEmail({
      ...{ to: email, locale, subject: titles[to][locale], after: [] },
      before: [body[locale], ...(to === 'requested' ? [warning[locale]] : [])],
    });
  const news = { category: 'wallet', kind: 'wallet', title: titles[to], body } as const;
  if (row.kind === 'seller_wallet') {
    const link = ctx.linkTo('seller.wallet');
    return notifyStore(ctx, { ...news, merchantId: row.owner, area: 'money', link, letter });
  }
  const { user_id: userId, email, locale } = row;
  await notify(ctx, { ...news, userId, link: ctx.linkTo('buyer.wallet'), ownMail: true });
  await ctx.mail.post(ctx, letter({ to: email, locale }));
});
