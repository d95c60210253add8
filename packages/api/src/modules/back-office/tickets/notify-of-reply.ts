import { inLocale, type Locale } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { notify } from '../../notifications/index.ts';

const title = (code: string): Record<Locale, string> => ({
  id: `Jawaban untuk pertanyaanmu ${code}`,
  en: `An answer to your question ${code}`,
});
const more: Record<'account' | 'visitor', Record<Locale, string>> = {
  account: { id: 'Balas di akunmu:', en: 'Reply in your account:' },
  visitor: {
    id: 'Masih ada yang kurang jelas? Tulis lagi di:',
    en: 'Something still unclear? Write again at:',
  },
};

/** The answer goes to the address of today; who has an account finds it there, too. */
export const notifyOfReply = async (ctxInTx: Context, ticketId: number, text: string): Promise<void> => {
  const ticket = await ctxInTx.db
    .selectFrom('tickets')
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .select(['code', 'user_id', 'tickets.email', 'tickets.locale'])
    .select(['users.email as account_email', 'users.locale as account_locale'])
    .where('tickets.id', '=', ticketId)
    .executeTakeFirstOrThrow();
  const { code, user_id } = ticket;
  const subject = title(code);
  const [to, locale] = [ticket.account_email ?? ticket.email, ticket.account_locale ?? ticket.locale];
  const link = user_id === null ? ctxInTx.linkTo('help.contact') : ctxInTx.linkTo('buyer.ticket', { code });
  if (user_id !== null)
    await notify(ctxInTx, {
      ...{ userId: user_id, category: 'info', kind: 'account', link, ownMail: true },
      title: subject,
      body: { id: text, en: text },
    });
  const where = more[user_id === null ? 'visitor' : 'account'][locale];
  await ctxInTx.mail.post(
    ctxInTx,
    renderEmail({
      ...{ to, locale, subject: subject[locale] },
      before: [...text.split(/\n+/), `${where} ${ctxInTx.publicUrl}${inLocale(link, locale)}`],
      after: [],
    }),
  );
};
