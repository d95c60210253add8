import type { ProductDetail } from '@pasar/contract';
import { toast, useApi, useSession, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeedAfterLogin } from '../../shared/deed-after-login/index.ts';

type Seller = Pick<ProductDetail['seller'], 'id' | 'is_follow' | 'merchant_name'>;

/** Following a store: seen at once, taken back when it is refused; a visitor's is done once after the login. */
export const useFollow = ({ id, is_follow: loaded, merchant_name: name }: Seller) => {
  const { t } = useTranslation('storefront');
  const api = useApi();
  const { user } = useSession();
  const [changed, setChanged] = useState<{ by: string; follows: boolean }>();
  const follows = user !== null && (changed?.by === user.email ? changed.follows : loaded);
  const put = async (wanted: boolean) => {
    const show = (now: boolean) => user && setChanged({ by: user.email, follows: now });
    show(wanted);
    try {
      const { followStore } = await import(/* webpackChunkName: "product-calls" */ './follow-call.ts');
      show(await followStore(api, id, wanted));
      if (wanted) toast.success(t('seller.followed', { name }));
    } catch (failure) {
      show(!wanted);
      throw failure;
    }
  };
  const doNow = useDeedAfterLogin({
    isMine: ({ kind, of }) => kind === 'follow' && of === String(id),
    // A visitor cannot have wanted to stop.
    run: (_, resumed) => put(resumed || !follows),
  });
  const { submit } = useSubmit(() => doNow({ kind: 'follow', of: String(id) }));
  return { follows, toggle: () => void submit() };
};
