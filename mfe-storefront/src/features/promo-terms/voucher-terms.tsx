import type { ListedPromo } from '@pasar/contract';
import { useFormat, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { computePercentLeft } from '../../shared/voucher/index.ts';
import * as style from './voucher-terms.styles.ts';

/** Everything that decides whether a promo counts, as names and values. */
export const VoucherTerms = ({ offer }: { offer: ListedPromo }) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { max_discount, merchant_name } = offer;
  const terms: [name: string, value: string, language?: 'id'][] = [
    [t('voucherPage.terms.code'), offer.promo_code],
    [t('voucherPage.terms.from'), dateTime(offer.starts_at)],
    [t('voucherPage.terms.to'), dateTime(offer.ends_at)],
    [
      t('voucherPage.terms.minSpend'),
      offer.min_spend > 0 ? rupiah(offer.min_spend) : t('voucherPage.terms.noMinSpend'),
    ],
    ...(max_discount === null
      ? []
      : [[t('voucherPage.terms.max'), rupiah(max_discount)] as [string, string]]),
    [t('voucherPage.terms.target'), t(`voucherPage.targets.${offer.target}`)],
    merchant_name === null
      ? [t('voucherPage.terms.where'), t('voucherPage.terms.anywhere')]
      : [t('voucherPage.terms.where'), merchant_name, 'id'],
    [t('voucherPage.terms.quota'), t('voucherPage.terms.quotaLeft', { percent: computePercentLeft(offer) })],
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
