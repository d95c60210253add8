import { later, minute, second } from '../clock.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { EmailMessage } from './email.ts';
import { decryptEmail } from './mailer.ts';

/** Sends an email by SMTP; rejects when the server did not take it. */
export type Send = (letter: EmailMessage) => Promise<void>;

/** Sends through the SMTP server of a url such as `smtps://user:password@mail.example`. */
export const sendBySmtp = (smtpUrl: string, from: string): Send => {
  // Loaded with the first email: most servers start without SMTP.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl, { from }));
  return async (letter) => {
    await (await transport).sendMail(letter);
  };
};

const attempts = 8;
/** Longer than any SMTP timeout: no other process takes the email meanwhile. */
const claim = 2 * minute;
const waitAfter = (tries: number) => 2 ** tries * 5 * second;

const takeDue = (ctx: Context) =>
  inTransaction(ctx, async ({ db, clock }) => {
    const due = await db
      .selectFrom('emails')
      .selectAll()
      .where('due_at', '<=', clock.now())
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return null;
    await db
      .updateTable('emails')
      .set({ due_at: later(clock, claim), tries: due.tries + 1 })
      .where('id', '=', due.id)
      .execute();
    return due;
  });

/** Sends the oldest due email, outside any transaction; its body is dropped once sent or given up. */
export const sendNextEmail = async (ctx: Context, send: Send): Promise<boolean> => {
  const letter = await takeDue(ctx);
  if (!letter) return false;
  const change = ctx.db.updateTable('emails').where('id', '=', letter.id);
  try {
    if (letter.body_sealed) {
      const body = decryptEmail(ctx.keys, letter.body_sealed);
      await send({ to: letter.recipient, subject: letter.subject, ...body });
    }
    await change.set({ sent_at: ctx.clock.now(), due_at: null, body_sealed: null }).execute();
  } catch (error) {
    const tries = letter.tries + 1;
    ctx.log.error({ err: error, letter: letter.id, tries }, 'an email could not be sent');
    await change
      .set(
        tries < attempts
          ? { due_at: later(ctx.clock, waitAfter(tries)) }
          : { due_at: null, body_sealed: null },
      )
      .execute();
  }
  return true;
};
