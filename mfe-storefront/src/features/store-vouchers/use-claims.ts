import type { ProductDetail } from '@pasar/contract';
import { toast, useApi, useSession, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeedAfterLogin } from '../../shared/deed-after-login/index.ts';

type Voucher = ProductDetail['vouchers'][number];

/** Claiming the vouchers of a page; a visitor's claim is done once after the login. */
export const useClaims = (vouchers: readonly Voucher[]) => {
  const { t } = useTranslation('storefront');
  const api = useApi();
  const { user } = useSession();
  const [claimed, setClaimed] = useState<{ by?: string; codes: readonly string[] }>({ codes: [] });
  const [under, setUnder] = useState<string>();
  const doNow = useDeedAfterLogin({
    isMine: ({ kind, of }) => kind === 'claim' && vouchers.some(({ promo_code }) => promo_code === of),
    run: async ({ of: code }) => {
      const { claimPromo } = await import(/* webpackChunkName: "product-calls" */ './claim-promo.ts');
      await claimPromo(api, code);
      setClaimed(({ by, codes }) => ({
        ...(user && { by: user.email }),
        codes: by === user?.email ? [...codes, code] : [code],
      }));
      toast.success(t('storeVouchers.saved'));
    },
  });
  const { submit, busy } = useSubmit(async (code: string) => {
    setUnder(code);
    await doNow({ kind: 'claim', of: code });
  });
  return {
    claim: (code: string) => void submit(code),
    /** The code of the claim that is under way. */
    under: busy ? under : undefined,
    isClaimed: ({ is_claimed, promo_code }: Voucher) =>
      user !== null && (is_claimed || (claimed.by === user.email && claimed.codes.includes(promo_code))),
  };
};
