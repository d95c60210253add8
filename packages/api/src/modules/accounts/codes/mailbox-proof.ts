import { timingSafeEqual } from 'node:crypto';
import { inLocale, type Locale } from '@pasar/contract';
import { earlier, hour } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Codes } from '../accounts.tables.ts';

const purposeOfProof = 'mailbox proofs';

const sign = ({ keys }: Pick<Context, 'keys'>, codeId: number) =>
  `${codeId}.${keys.fingerprint(purposeOfProof, String(codeId))}`;

/** Where an email's link leads. Who opens it reads the mailbox, and may request codes whatever others requested. */
export const mailboxLink = (
  ctx: Context,
  { id, email, purpose, locale }: { id: number; email: string; purpose: Codes['purpose']; locale: Locale },
): string | null => {
  if (purpose === 'change-email' || purpose === 'step-up') return null;
  const path = ctx.linkTo('auth.verification', { email, to: purpose, mail: sign(ctx, id) });
  return `${ctx.publicUrl}${inLocale(path, locale)}`;
};

/** Whether `mail` comes from an email to this address of the last hour. The work is the same for any text. */
export const provesMailbox = async (
  ctx: Context,
  { email, mail }: { email: string; mail: string },
): Promise<boolean> => {
  const codeId = Number(/^(\d{1,15})\./.exec(mail)?.[1] ?? 0);
  const [given, right] = [Buffer.from(mail), Buffer.from(sign(ctx, codeId))];
  const code = await ctx.db
    .selectFrom('codes')
    .select('id')
    .where('id', '=', codeId)
    .where('email', '=', email)
    .where('created_at', '>', earlier(ctx.clock, hour))
    .executeTakeFirst();
  return code !== undefined && given.length === right.length && timingSafeEqual(given, right);
};
