import type { ListedPromo, PromoPage } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { VoucherTerms } from '../features/promo-terms/index.ts';
import { ClaimableVoucherCard } from '../features/voucher-list/index.ts';
import { DayCountdown } from '../shared/day-countdown/index.ts';
import { useClaims } from '../shared/promo-claims/index.ts';
import * as style from './promo-page.styles.ts';

interface VoucherHeadProps {
  promo: PromoPage;
  voucher: ListedPromo;
  heardAt: number | null;
}

/** The head of a voucher's page: the card, its terms, and how long it can be used or when it starts. */
export const VoucherHead = ({ promo, voucher, heardAt }: VoucherHeadProps) => {
  const { t } = useTranslation('storefront');
  const claims = useClaims();
  const upcoming = voucher.state === 'upcoming';
  return (
    <section css={style.voucher}>
      <div css={style.voucherHead}>
        <h1 css={style.title}>{promo.title}</h1>
        <p css={style.left}>
          <DayCountdown
            until={upcoming ? promo.starts_at : promo.period_end}
            time={{ serverTime: promo.server_time, heardAt }}
            label={t(upcoming ? 'flash.startsIn' : 'flash.endsIn')}
          />
        </p>
      </div>
      <div css={style.columns}>
        <ClaimableVoucherCard offer={voucher} claims={claims} own />
        <div css={style.terms}>
          <h2 css={style.termsTitle}>{t('voucherPage.terms.title')}</h2>
          <VoucherTerms offer={voucher} />
        </div>
      </div>
    </section>
  );
};
