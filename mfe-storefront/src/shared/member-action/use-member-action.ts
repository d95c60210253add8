import { ApiError, isApiError } from '@pasar/api-client';
import { type PendingAction, useReportError, useSavePendingAction, useSession } from '@pasar/slice-kit';

/** Leads to the login, with its message. */
export const signInRequired = new ApiError('', { kind: 'refused', code: 401 });

/**
 * Does what only a logged-in user can do. A visitor is redirected to the login with the message of SPEC 8,
 * and the action is done once after it.
 */
export const useMemberAction = () => {
  const report = useReportError();
  const savePending = useSavePendingAction();
  const { signedIn } = useSession();
  return async (action: PendingAction, run: () => Promise<void>): Promise<void> => {
    try {
      if (!signedIn) throw signInRequired;
      await run();
    } catch (failure) {
      if (isApiError(failure) && failure.code === 401) savePending(action);
      report(failure);
    }
  };
};
