import { inLocale, type Locale } from '@pasar/contract';
import { day, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';

const purpose = 'not me';
const lifetimeMs = 7 * day;

/** Whose account it is, and which address had the mail. */
interface NotMe {
  userId: number;
  email: string;
}

/** An opened link, with the moment of its notice. */
interface OpenedNotMe extends NotMe {
  at: Date;
}

/**
 * The link of a notice for somebody who has not done what it says. It is sealed, and good for a week. Where it is not known
 * whose account it is, it leads to a new password.
 */
export const createNotMeLink = (
  { clock, keys, linkTo, publicUrl }: Context,
  { locale, userId, email }: { userId: number | undefined; email: string; locale: Locale },
): string => {
  const seal = (about: NotMe) =>
    keys.seal(purpose, JSON.stringify({ ...about, until: later(clock, lifetimeMs).getTime() }));
  const path =
    userId === undefined
      ? linkTo('auth.forgetPassword')
      : linkTo('auth.notMe', { token: seal({ userId, email }) });
  return `${publicUrl}${inLocale(path, locale)}`;
};

/** What a link says; null when it is forged or expired. */
export const openNotMeLink = ({ clock, keys }: Context, token: string): OpenedNotMe | null => {
  try {
    // Sealed by us, so that it is what we wrote.
    const { until, ...about } = JSON.parse(keys.open(purpose, token)) as NotMe & { until: number };
    return clock.now().getTime() < until ? { ...about, at: new Date(until - lifetimeMs) } : null;
  } catch {
    return null;
  }
};
