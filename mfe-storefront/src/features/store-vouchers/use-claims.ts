import type { ProductDetail } from '@pasar/contract';
import { toast, useApi, useSession, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberAction } from '../../shared/member-action/index.ts';

type Voucher = ProductDetail['vouchers'][number];

/** Claiming the vouchers of a page; a visitor's claim is done once after the login. */
export const useClaims = () => {
  const { t } = useTranslation('storefront');
  const api = useApi();
  const { user } = useSession();
  const [claimed, setClaimed] = useState<{ by?: string; codes: readonly string[] }>({ codes: [] });
  const [under, setUnder] = useState<string>();
  const doNow = useMemberAction();
  const send = async (code: string) => {
    const { claimPromo } = await import(/* webpackChunkName: "product-calls" */ './claim-promo.ts');
    await claimPromo(api, code);
    setClaimed(({ by, codes }) => ({
      ...(user && { by: user.email }),
      codes: by === user?.email ? [...codes, code] : [code],
    }));
    toast.success(t('storeVouchers.saved'));
  };
  const { submit, busy } = useSubmit(async ({ promo_code, name }: Voucher) => {
    setUnder(promo_code);
    await doNow({ kind: 'claim', name, body: { promo_code } }, () => send(promo_code));
  });
  return {
    claim: (voucher: Voucher) => void submit(voucher),
    /** The code of the claim that is under way. */
    under: busy ? under : undefined,
    isClaimed: ({ is_claimed, promo_code }: Voucher) =>
      user !== null && (is_claimed || (claimed.by === user.email && claimed.codes.includes(promo_code))),
  };
};
