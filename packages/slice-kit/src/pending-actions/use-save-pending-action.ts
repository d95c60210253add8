import { withoutLocale } from '@pasar/contract';
import { useCallback, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../session/use-session.ts';
import { type PendingAction, pendingActions } from './pending-actions.ts';

/**
 * Saves an action of a visitor on this page until somebody is logged in; a user whose session ended here
 * owns it again.
 */
export const useSavePendingAction = (): ((action: PendingAction) => void) => {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const owner = useRef(user?.email);
  if (user) owner.current = user.email;
  return useCallback(
    (action) =>
      pendingActions.save(action, {
        from: withoutLocale(pathname) + search,
        ...(owner.current !== undefined && { owner: owner.current }),
      }),
    [pathname, search],
  );
};
