import type { StorePage } from '@pasar/contract';
import { toast, useApi, useSession, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useDeedAfterLogin } from '../deed-after-login/index.ts';
import type { Following } from './follow-call.ts';

type Followed = Pick<StorePage, 'id' | 'is_follow'> & {
  /** Where the page tells how many. */
  followers?: number;
};

const loadFollowCall = () => import(/* webpackChunkName: "follow" */ './follow-call.ts');

/**
 * Following a store: seen at once, taken back when it is refused; a visitor's is done once after the login. `followed`
 * are the page's words for it.
 */
export const useFollow = ({ id, is_follow, followers = 0 }: Followed, followed: string) => {
  const api = useApi();
  const { user } = useSession();
  const [changed, setChanged] = useState<Following & { by: string; of: number }>();
  const loaded: Following = { follows: user !== null && is_follow, followers };
  const now: Following = changed && changed.by === user?.email && changed.of === id ? changed : loaded;

  const put = async (wanted: boolean) => {
    const show = (next: Following) => user && setChanged({ ...next, by: user.email, of: id });
    const step = Number(wanted) - Number(now.follows);
    show({ follows: wanted, followers: Math.max(0, now.followers + step) });
    try {
      const { followStore } = await loadFollowCall();
      show(await followStore(api, id, wanted));
      if (wanted) toast.success(followed);
    } catch (failure) {
      show(now);
      throw failure;
    }
  };
  const doNow = useDeedAfterLogin({
    isMine: ({ kind, of }) => kind === 'follow' && of === String(id),
    // A visitor cannot have wanted to stop.
    run: (_, resumed) => put(resumed || !now.follows),
  });
  const { submit } = useSubmit(() => doNow({ kind: 'follow', of: String(id) }));
  return { ...now, toggle: () => void submit() };
};
