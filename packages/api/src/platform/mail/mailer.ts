import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { fixedQuery } from '../database/fixed-query.ts';
import type { SealedColumn } from '../installation/key-change.ts';
import type { Keys } from '../keys.ts';
import type { EmailMessage } from './email.ts';

const sealedFor = 'letters';

export const sealedEmails: SealedColumn = {
  ...{ table: 'emails', id: 'id', column: 'body_sealed' },
  purpose: sealedFor,
};

/** The part of a request's context that an email needs. */
interface MailContext {
  db: Db;
  clock: Clock;
  keys: Keys;
  wakeJobs(queue?: string): void;
  afterCommit(effect: () => void): void;
}

export interface Mailer {
  /** Writes the email in the caller's transaction; it is sent after the commit. */
  post(ctx: MailContext, letter: EmailMessage): Promise<void>;
}

/** The body of a stored email. */
export const decryptEmail = (keys: Keys, sealed: string): Pick<EmailMessage, 'text' | 'html' | 'headers'> =>
  JSON.parse(keys.open(sealedFor, sealed));

interface NewEmail {
  to: string;
  subject: string;
  sealed: string;
  now: Date;
  dueAt: Date | null;
}

const insertEmail = fixedQuery((db, { to, subject, sealed, now, dueAt }: NewEmail) =>
  db.insertInto('emails').values({
    recipient: to,
    subject,
    body_sealed: sealed,
    created_at: now,
    due_at: dueAt,
    sent_at: null,
  }),
);

/** With a transport the emails wait for delivery; without one they stay where `/dev/mailbox` shows them. */
export const createMailer = ({ delivers }: { delivers: boolean }): Mailer => ({
  post: async (ctx, { to, subject, text, html, headers }) => {
    // A deleted account has no address any more.
    if (!to.includes('@')) return;
    const now = ctx.clock.now();
    const sealed = ctx.keys.seal(sealedFor, JSON.stringify({ text, html, headers }));
    await insertEmail(ctx.db, { to, subject, sealed, now, dueAt: delivers ? now : null });
    if (delivers) ctx.afterCommit(() => ctx.wakeJobs('emails'));
  },
});
