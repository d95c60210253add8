import { formatMonth, shiftMonth } from '@pasar/contract';
import { FilterChips } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

interface MonthChipsProps {
  month: string;
  /** The month of today, where nothing comes after it. */
  today?: string;
  pathFor: (month: string) => string;
}

/** The month of a list, and those beside it. */
export const MonthChips = ({ month, today, pathFor }: MonthChipsProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const months = [shiftMonth(month, -1), month, shiftMonth(month, 1)].filter((one) => !today || one <= today);
  return (
    <FilterChips
      label={t('months')}
      chips={months.map((one) => ({
        key: one,
        label: formatMonth(one, locale),
        to: pathFor(one),
        chosen: one === month,
      }))}
    />
  );
};
