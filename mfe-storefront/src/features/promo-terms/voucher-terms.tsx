import type { ListedPromo } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { computePercentLeft } from '../../shared/voucher/index.ts';
import * as style from './voucher-terms.styles.ts';

/** Everything that decides whether a promo counts, as names and values. */
export const VoucherTerms = ({ offer }: { offer: ListedPromo }) => {
  const { t } = useTranslation('storefront');
  const { rupiah, dateTime } = useFormat();
  const { max_discount, merchant_name } = offer;
  const terms: [name: string, value: string, language?: 'id'][] = [
    [t('ticketPage.terms.code'), offer.promo_code],
    [t('ticketPage.terms.from'), dateTime(offer.starts_at)],
    [t('ticketPage.terms.to'), dateTime(offer.ends_at)],
    [
      t('ticketPage.terms.minSpend'),
      offer.min_spend > 0 ? rupiah(offer.min_spend) : t('ticketPage.terms.noMinSpend'),
    ],
    ...(max_discount === null ? [] : [[t('ticketPage.terms.max'), rupiah(max_discount)] as [string, string]]),
    [t('ticketPage.terms.target'), t(`ticketPage.targets.${offer.target}`)],
    merchant_name === null
      ? [t('ticketPage.terms.where'), t('ticketPage.terms.anywhere')]
      : [t('ticketPage.terms.where'), merchant_name, 'id'],
    [t('ticketPage.terms.quota'), t('ticketPage.terms.quotaLeft', { percent: computePercentLeft(offer) })],
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
