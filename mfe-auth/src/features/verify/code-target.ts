import { paths } from '@pasar/contract';

/** Where a right code leads (SPEC 2): two targets have their own page, anything else goes home. */
export const pageAfterCode = (to: string | null, onward: { next?: string } = {}): string => {
  if (to === 'reset-password') return paths.resetPassword();
  if (to === 'auth-setup') return paths.setup(onward);
  return paths.home();
};
