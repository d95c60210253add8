import { randomInt } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Codes } from '../accounts.tables.ts';
import { buildCodeEmail } from './build-code-email.ts';
import { codeKey } from './code-rules.ts';
import { mailboxLink } from './mailbox-proof.ts';

const sixDigits = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Who requested a code for an address gets the email there; otherwise only addresses with an account get emails. */
const mayBeWrittenTo = async (ctx: Context, { email, purpose }: Pick<Codes, 'email' | 'purpose'>) => {
  if (purpose === 'change-email') return true;
  const account = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return account !== undefined;
};

/** Generates the code and emails it, if the address has an account. Only its fingerprint is stored. */
export const generateCode = consumer(
  'accounts.code-wanted',
  async (ctx, { codeId, locale, browser = null, system = null }) => {
    const code = sixDigits();
    const drawn = await ctx.db
      .updateTable('codes')
      .set({ code_hash: ctx.keys.fingerprint(codeKey, `${codeId}:${code}`) })
      .where('id', '=', codeId)
      .where('closed_at', 'is', null)
      .returning(['email', 'purpose', 'created_at', 'action', 'amount'])
      .executeTakeFirst();
    if (!drawn || !(await mayBeWrittenTo(ctx, drawn))) return;
    const { email: to, purpose, created_at: askedAt, action, amount } = drawn;
    const confirms = action && { action, amount };
    const link = mailboxLink(ctx, { id: codeId, email: to, purpose, locale });
    const draft = buildCodeEmail({ to, locale, purpose, code, link, askedAt, confirms, browser, system });
    await ctx.mail.post(ctx, renderEmail(draft));
  },
);
