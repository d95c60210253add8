import { useTranslation } from 'react-i18next';
import { LostPage } from './lost-page.tsx';

/** A page lived here and will not come back. */
export const GonePage = () => {
  const { t } = useTranslation('shell');
  return <LostPage title={t('gone.title')} text={t('gone.text')} />;
};
