import { useFormat } from '@pasar/slice-kit';
import { Notice, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** The store is on holiday: nothing can be ordered until it is back. */
export const HolidayNotice = ({ until }: { until: string | null }) => {
  const { t } = useTranslation('storefront');
  const { date } = useFormat();
  return (
    <Notice tone="warning" title={t('buy.onHoliday')}>
      {until ? t('buy.onHolidayUntil', { date: date(until) }) : t('buy.onHolidayText')}
    </Notice>
  );
};

/** Not one piece of any kind is left. */
export const SoldOut = () => {
  const { t } = useTranslation('storefront');
  return (
    <Notice tone="warning" title={t('buy.soldOut')}>
      {t('buy.soldOutText')} <TextLink href="#similar">{t('buy.toSimilar')}</TextLink>
    </Notice>
  );
};
