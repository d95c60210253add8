import type { PrivateView } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { linkTo, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

const subjectPath = ({ purpose, subject_id }: PrivateView): string =>
  purpose === 'store-verification'
    ? linkTo('back-office.store', { id: String(subject_id) })
    : linkTo('back-office.documents', { id: String(subject_id) });

/** Looks at private documents; each leads to whose they are. */
export const ViewsTable = ({ views }: { views: readonly PrivateView[] }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('tab.views')}
      columns={[
        { id: 'at', label: t('views.at') },
        { id: 'who', label: t('views.who') },
        { id: 'subject', label: t('views.subject') },
        { id: 'purpose', label: t('views.purpose') },
        { id: 'media', label: t('views.media'), numeric: true },
      ]}
      rows={views.map((view) => ({
        id: String(view.id),
        to: subjectPath(view),
        cells: {
          at: dateTime(view.at),
          who: view.staff.email,
          subject: view.subject_name || t('views.gone'),
          purpose: t(`views.is.${view.purpose}`),
          media: view.media_id,
        },
      }))}
    />
  );
};
