import type { Merchants } from './stores.tables.ts';

/** What a seller sees of the review: a suspension hides everything else (domain 3.3). */
export const getVerificationState = ({
  verification_status,
  suspended_at,
}: Pick<Merchants, 'verification_status' | 'suspended_at'>) =>
  suspended_at === null ? verification_status : ('suspended' as const);
