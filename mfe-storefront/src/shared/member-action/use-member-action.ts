import { CallFailure, isCallFailure } from '@pasar/api-client';
import { type PendingAction, useReportFailure, useSavePendingAction, useSession } from '@pasar/slice-kit';

const visitor = new CallFailure('', { kind: 'refused', code: 401 });

/**
 * Does what only somebody who is logged in can do. A visitor is led to the login in the words of SPEC 8, and the action
 * is done once after it.
 */
export const useMemberAction = () => {
  const report = useReportFailure();
  const savePending = useSavePendingAction();
  const { signedIn } = useSession();
  return async (action: PendingAction, run: () => Promise<void>): Promise<void> => {
    try {
      if (!signedIn) throw visitor;
      await run();
    } catch (failure) {
      if (isCallFailure(failure) && failure.code === 401) savePending(action);
      report(failure);
    }
  };
};
