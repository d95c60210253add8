import type { ProductDetail } from '@pasar/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StoreVoucherCard } from './store-voucher-card.tsx';
import * as style from './store-vouchers.styles.ts';
import { useClaims } from './use-claims.ts';

/** The vouchers of the store that reach this product. */
export const StoreVouchers = ({ vouchers }: Pick<ProductDetail, 'vouchers'>) => {
  const { t } = useTranslation('storefront');
  const headingId = useId();
  const { claim, under, isClaimed } = useClaims();
  return (
    <section aria-labelledby={headingId} css={style.section}>
      <h2 id={headingId} css={style.title}>
        {t('storeVouchers.title')}
      </h2>
      <ul css={style.list}>
        {vouchers.map((voucher) => (
          <li key={voucher.promo_id}>
            <StoreVoucherCard
              voucher={voucher}
              claimed={isClaimed(voucher)}
              busy={under === voucher.promo_code}
              onClaim={() => claim(voucher)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
