import { useTranslation } from 'react-i18next';
import { LostPage } from './lost-page.tsx';

/** No page lives here. */
export const NotFoundPage = () => {
  const { t } = useTranslation('shell');
  return <LostPage title={t('notFound.title')} text={t('notFound.text')} />;
};
