import { useTranslation } from 'react-i18next';
import { UnavailablePage } from './unavailable-page.tsx';

/** A page that existed here and will not come back. */
export const RemovedPage = () => {
  const { t } = useTranslation('shell');
  return <UnavailablePage title={t('unavailable.title')} text={t('unavailable.text')} />;
};
