import type { PromoOffer, PromoPage } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { OfferTerms } from '../features/promo-terms/index.ts';
import { PromoTicket } from '../features/promo-tickets/index.ts';
import { EndsIn } from '../shared/ends-in/index.ts';
import { useClaims } from '../shared/promo-claims/index.ts';
import * as style from './promo-page.styles.ts';

interface VoucherHeadProps {
  promo: PromoPage;
  voucher: PromoOffer;
  heardAt: number | null;
}

/** The head of a voucher's page: the ticket, its terms, and how long it can be used or when it starts. */
export const VoucherHead = ({ promo, voucher, heardAt }: VoucherHeadProps) => {
  const { t } = useTranslation('storefront');
  const claims = useClaims();
  const upcoming = voucher.state === 'upcoming';
  return (
    <section css={style.voucher}>
      <div css={style.voucherHead}>
        <h1 css={style.title}>{promo.title}</h1>
        <p css={style.left}>
          <EndsIn
            until={upcoming ? promo.starts_at : promo.period_end}
            time={{ serverTime: promo.server_time, heardAt }}
            label={t(upcoming ? 'flash.startsIn' : 'flash.endsIn')}
          />
        </p>
      </div>
      <div css={style.columns}>
        <PromoTicket offer={voucher} claims={claims} own />
        <div css={style.terms}>
          <h2 css={style.termsTitle}>{t('ticketPage.terms.title')}</h2>
          <OfferTerms offer={voucher} />
        </div>
      </div>
    </section>
  );
};
