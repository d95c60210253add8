import type { StorePage } from '@pasar/contract';
import { toast, useApi, useSession, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useMemberAction } from '../member-action/index.ts';
import type { Following } from './follow-call.ts';

type Followed = Pick<StorePage, 'id' | 'is_follow' | 'merchant_name'> & {
  /** Where the page shows the number of followers. */
  followers?: number;
};

const loadFollowCall = () => import(/* webpackChunkName: "follow" */ './follow-call.ts');

/**
 * Following a store: shown at once, reverted when it is rejected; a visitor's follow is done once after the
 * login. `followed` is the page's message for it.
 */
export const useFollow = ({ id, is_follow, merchant_name, followers = 0 }: Followed, followed: string) => {
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
  const doNow = useMemberAction();
  const { submit } = useSubmit(() =>
    doNow({ kind: 'follow', name: merchant_name, body: { merchant_id: id } }, () => put(!now.follows)),
  );
  return { ...now, toggle: () => void submit() };
};
