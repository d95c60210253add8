import { useTranslation } from 'react-i18next';
import { UnavailablePage } from './unavailable-page.tsx';

/** No page lives here. */
export const NotFoundPage = () => {
  const { t } = useTranslation('shell');
  return <UnavailablePage title={t('notFound.title')} text={t('notFound.text')} />;
};
