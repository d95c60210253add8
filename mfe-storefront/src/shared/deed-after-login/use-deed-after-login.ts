import { CallFailure, isCallFailure, readToken } from '@pasar/api-client';
import { useReportFailure, useSession } from '@pasar/slice-kit';
import { useEffect, useEffectEvent } from 'react';
import { type Deed, keepDeed, takeDeed } from './waiting-deed.ts';

const visitor = new CallFailure('', { kind: 'refused', code: 401 });

interface DeedAfterLogin {
  /** Whether this deed is one of the part that asks. */
  isMine(deed: Deed): boolean;
  /** Does it; throws what the market refused. `resumed`: it was wanted before the login. */
  run(deed: Deed, resumed: boolean): Promise<void>;
}

/**
 * Does what only somebody who is logged in can do. A visitor is led to the login in the words of SPEC 8 and finds it
 * done on the way back, once; who comes back without having logged in has given it up.
 */
export const useDeedAfterLogin = ({ isMine, run }: DeedAfterLogin) => {
  const report = useReportFailure();
  const { signedIn } = useSession();
  const resume = useEffectEvent(() => {
    const hasToken = readToken() !== undefined;
    // Whether somebody is here is not known yet.
    if (hasToken && !signedIn) return;
    const deed = takeDeed(isMine);
    if (deed && signedIn) void run(deed, true).catch((failure) => report(failure));
  });
  useEffect(() => resume(), [signedIn]);

  return async (deed: Deed): Promise<void> => {
    try {
      if (!signedIn) throw visitor;
      await run(deed, false);
    } catch (failure) {
      if (isCallFailure(failure) && failure.code === 401) keepDeed(deed);
      report(failure);
    }
  };
};
