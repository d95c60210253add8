import { linkTo } from '@pasar/slice-kit';

/** Where a right code leads (SPEC 2): two targets have their own page, anything else goes home. */
export const pageAfterCode = (to: string | null, onward: { next?: string } = {}): string => {
  if (to === 'reset-password') return linkTo('auth.resetPassword');
  if (to === 'auth-setup') return linkTo('auth.setup', onward);
  return linkTo('storefront.home');
};
