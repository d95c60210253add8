import type { ListedPromo } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { CouponCard, Section, TextLink } from '@pasar/ui';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVoucherAmount } from '../../shared/voucher/index.ts';
import * as style from './featured-vouchers.styles.ts';
import { SaveVoucher } from './save-voucher.tsx';

/** The vouchers of the home page: each is saved in place or opened on its page; and the link to all of them. */
export const FeaturedVouchers = ({ offers }: { offers: readonly ListedPromo[] }) => {
  const { t } = useTranslation('storefront');
  const { rupiah, count, date } = useFormat();
  if (offers.length === 0) return null;
  return (
    <Section
      data-later=""
      title={t('vouchers.title')}
      action={
        <TextLink
          as={LocalLink}
          standalone
          to={linkTo('storefront.promos')}
          aria-label={t('vouchers.allNamed')}
        >
          {t('vouchers.all')}
          <ChevronRight size={16} strokeWidth={1.9} aria-hidden="true" />
        </TextLink>
      }
    >
      <ul css={style.row}>
        {offers.map((offer) => (
          <li key={offer.promo_id}>
            <CouponCard
              css={style.voucher}
              tone={offer.kind === 'shipping' ? 'pandan' : 'manggis'}
              kind={t(`vouchers.kinds.${offer.kind}`)}
              amount={formatVoucherAmount(offer, { count })}
              condition={offer.min_spend > 0 && t('vouchers.minSpend', { amount: rupiah(offer.min_spend) })}
              title={
                <LocalLink css={style.link} to={linkTo('storefront.promo', { id: offer.promo_id })}>
                  {offer.name}
                </LocalLink>
              }
              note={t('vouchers.until', { date: date(offer.ends_at) })}
              action={<SaveVoucher offer={offer} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
};
