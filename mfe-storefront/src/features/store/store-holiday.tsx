import type { StorePage } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Notice } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** Shows that the store is on holiday, or will be. */
export const StoreHoliday = ({ holiday, on_holiday: now }: Pick<StorePage, 'holiday' | 'on_holiday'>) => {
  const { t } = useTranslation('storefront');
  const { date } = useFormat();
  if (!holiday) return null;
  const [from, to] = [date(holiday.from), date(holiday.to)];
  const soon =
    holiday.from === holiday.to ? t('store.holidayDay', { from }) : t('store.holidaySoon', { from, to });
  return (
    <Notice tone={now ? 'warning' : 'info'} title={now ? t('store.holidayNow', { to }) : soon}>
      {t('store.holidayText')}
    </Notice>
  );
};
