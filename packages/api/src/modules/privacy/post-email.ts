import { inLocale, type Locale } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { renderEmail } from '../../platform/mail/email.ts';

export interface PrivacyEmail {
  subject: string;
  text: string;
}

/** Emails somebody about their data, with the address of the page; without one where nobody can sign in any more. */
export const postEmail = (
  ctx: Context,
  {
    to,
    locale,
    email,
    withPage = true,
  }: { to: string; locale: Locale; email: PrivacyEmail; withPage?: boolean },
): Promise<void> => {
  const page = withPage ? [`${ctx.publicUrl}${inLocale(ctx.linkTo('buyer.privacy'), locale)}`] : [];
  return ctx.mail.post(
    ctx,
    renderEmail({ to, locale, subject: email.subject, before: [email.text, ...page], after: [] }),
  );
};
