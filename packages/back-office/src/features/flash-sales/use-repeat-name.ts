import { useTranslation } from 'react-i18next';

const day = 24 * 60;

/** How a distance in minutes is called: every day, every 3 hours. */
export const useRepeatName = () => {
  const { t } = useTranslation('back-office');
  return (minutes: number | null): string => {
    if (minutes === null) return t('flash.repeat.none');
    if (minutes === day) return t('flash.repeat.daily');
    if (minutes % day === 0) return t('flash.repeat.days', { count: minutes / day });
    if (minutes % 60 === 0) return t('flash.repeat.hours', { count: minutes / 60 });
    return t('flash.repeat.minutes', { count: minutes });
  };
};
