import type { Approval } from '@pasar/contract';
import { useTranslation } from 'react-i18next';

/** What a request is about, as people call it. */
export const useSubjectName = () => {
  const { t } = useTranslation('back-office');
  return ({ action, subject, setting }: Approval): string => {
    if (setting) return t(`settingNames.${setting.key}.name`);
    return action === 'payout.batch' ? t('approvals.transfers', { count: Number(subject) }) : subject;
  };
};
