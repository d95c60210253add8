import type { Context } from '../context.ts';
import { decryptEmail } from './mailer.ts';

export interface MailboxEmail {
  id: number;
  to: string;
  subject: string;
  text: string;
  at: string;
}

const shown = 50;

/** The newest emails that this server wrote, for the mailbox of demo mode. */
export const readMailbox = async (ctx: Context, recipient?: string): Promise<MailboxEmail[]> => {
  let letters = ctx.db.selectFrom('emails').selectAll().where('body_sealed', 'is not', null);
  if (recipient) letters = letters.where('recipient', '=', recipient.trim().toLowerCase());
  const rows = await letters.orderBy('id', 'desc').limit(shown).execute();
  return rows.map(({ id, recipient: to, subject, body_sealed, created_at }) => ({
    id,
    to,
    subject,
    text: decryptEmail(ctx.keys, body_sealed ?? '').text,
    at: created_at.toISOString(),
  }));
};
