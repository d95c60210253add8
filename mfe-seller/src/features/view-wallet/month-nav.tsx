import { formatMonth, shiftMonth, type WalletMonth } from '@pasar/contract';
import { LocalLink, linkTo, useLocale } from '@pasar/slice-kit';
import { TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { monthNavStyle } from './month-nav.styles.ts';

/** The shown month, with links to those beside it that have a report. */
export const MonthNav = ({
  month,
  first_month,
  current_month,
}: Pick<WalletMonth, 'month' | 'first_month' | 'current_month'>) => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const link = (other: string, label: string) => (
    <TextLink
      as={LocalLink}
      standalone
      to={linkTo('seller.walletMonth', { month: other })}
      aria-label={`${label}, ${formatMonth(other, locale)}`}
    >
      {formatMonth(other, locale)}
    </TextLink>
  );
  return (
    <nav aria-label={t('walletMonth.months')} css={monthNavStyle}>
      {month > first_month && link(shiftMonth(month, -1), t('walletMonth.previous'))}
      <strong aria-current="page">{formatMonth(month, locale)}</strong>
      {month < current_month && link(shiftMonth(month, 1), t('walletMonth.next'))}
    </nav>
  );
};
