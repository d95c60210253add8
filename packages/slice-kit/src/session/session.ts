import { clearToken, writeToken } from '@pasar/api-client';
import type { SignIn, StoredUser } from '@pasar/contract';
import { drafts } from '../forms/drafts.ts';
import { browserKit } from '../kit/kit.ts';
import { noCounts } from '../layout/counts.store.ts';
import { pendingActions } from '../pending-actions/pending-actions.ts';
import { readStoredUser, withoutId, writeStoredUser } from './stored-user.ts';

const keep = (user: StoredUser | null) => {
  writeStoredUser(user);
  browserKit().session.setState({ user });
};

/** The actions that change the current user. Other tabs follow through local storage. */
export const session = {
  /** Saves the token (1 day, or 2 with `remember`) and the user without id (SPEC 4 "Session"). */
  signIn({ user, jwt_token }: SignIn, { remember }: { remember: boolean }): void {
    writeToken(jwt_token, { remember });
    browserKit().counts.setState(noCounts);
    pendingActions.bindTo(user.email);
    keep(withoutId(user));
  },

  /** Corrects fields of the user after they were saved. Does nothing for visitors. */
  update(changed: Partial<StoredUser>): void {
    const user = browserKit().session.getState().user ?? readStoredUser();
    if (user) keep({ ...user, ...changed });
  },

  /**
   * Ends the session on the server, then here and in every other tab; offline it still ends here. Deletes
   * drafts.
   */
  async signOut(): Promise<void> {
    try {
      const { endSession } = await import(/* webpackChunkName: "end-session" */ './end-session.ts');
      await endSession(browserKit().api);
    } catch {
      // The token is deleted below in any case.
    }
    session.clear();
    drafts.forgetAll();
  },

  /** Deletes the token, the user and the counts, without a call. */
  clear(): void {
    clearToken();
    browserKit().counts.setState(noCounts);
    keep(null);
  },
};
