import { randomInt } from 'node:crypto';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { writeLetter } from '../../../platform/mail/letter.ts';
import { codeLetter } from './code-letter.ts';
import { codeKey } from './code-rules.ts';

const sixDigits = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Draws the code that was ordered and mails it, if the address has an account. Only its fingerprint stays. */
export const drawCode = consumer('accounts.code-wanted', async (ctx, { codeId, locale }) => {
  const code = sixDigits();
  const drawn = await ctx.db
    .updateTable('codes')
    .set({ code_hash: ctx.keys.fingerprint(codeKey, `${codeId}:${code}`) })
    .where('id', '=', codeId)
    .where('closed_at', 'is', null)
    .returning(['email', 'purpose'])
    .executeTakeFirst();
  if (!drawn) return;
  const account = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', drawn.email)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!account) return;
  await ctx.mail.post(
    ctx,
    writeLetter(codeLetter({ to: drawn.email, locale, purpose: drawn.purpose, code })),
  );
});
