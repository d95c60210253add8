import type { PromoOffer } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { percentLeft } from './offer-terms.ts';
import * as style from './offer-terms-list.styles.ts';

/** Everything that decides whether a promo counts, as names and values. */
export const OfferTerms = ({ offer }: { offer: PromoOffer }) => {
  const { t } = useTranslation('storefront');
  const { rupiah, dateTime } = useFormat();
  const { max_discount, merchant_name } = offer;
  const terms: [name: string, value: string, language?: 'id'][] = [
    [t('tickets.terms.code'), offer.promo_code],
    [t('tickets.terms.from'), dateTime(offer.starts_at)],
    [t('tickets.terms.to'), dateTime(offer.ends_at)],
    [
      t('tickets.terms.minSpend'),
      offer.min_spend > 0 ? rupiah(offer.min_spend) : t('tickets.terms.noMinSpend'),
    ],
    ...(max_discount === null ? [] : [[t('tickets.terms.max'), rupiah(max_discount)] as [string, string]]),
    [t('tickets.terms.target'), t(`tickets.targets.${offer.target}`)],
    merchant_name === null
      ? [t('tickets.terms.where'), t('tickets.terms.anywhere')]
      : [t('tickets.terms.where'), merchant_name, 'id'],
    [t('tickets.terms.quota'), t('tickets.terms.quotaLeft', { percent: percentLeft(offer) })],
  ];
  return (
    <dl css={style.terms}>
      {terms.map(([name, value, language]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={language}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
