import type { WalletMonth } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { monthNavStyle } from './month-nav.styles.ts';

/** The month before or after a month such as `2026-01`. */
export const shiftMonth = (month: string, by: 1 | -1): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};

interface MonthNavProps {
  report: Pick<WalletMonth, 'month' | 'first_month' | 'current_month'>;
  nameOf(month: string): string;
}

/** The shown month, with links to those beside it that have a report. */
export const MonthNav = ({ report: { month, first_month, current_month }, nameOf }: MonthNavProps) => {
  const { t } = useTranslation('seller');
  const link = (other: string, label: string) => (
    <LocalLink to={linkTo('seller.walletMonth', { month: other })} aria-label={`${label}, ${nameOf(other)}`}>
      {nameOf(other)}
    </LocalLink>
  );
  return (
    <nav aria-label={t('walletMonth.months')} css={monthNavStyle}>
      {month > first_month && link(shiftMonth(month, -1), t('walletMonth.previous'))}
      <strong aria-current="page">{nameOf(month)}</strong>
      {month < current_month && link(shiftMonth(month, 1), t('walletMonth.next'))}
    </nav>
  );
};
