import type { Setting } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

/** Writes a value of a setting with its unit. */
export const useSettingFormat = () => {
  const { t } = useTranslation('back-office');
  const { rupiah, number } = useFormat();
  return ({ unit }: Pick<Setting, 'unit'>, value: number | null): string => {
    if (value === null) return t('settings.off');
    if (unit === 'rupiah') return rupiah(value);
    return unit === 'hours' ? t('settings.hours', { count: value }) : number(value);
  };
};
