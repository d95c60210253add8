import type { AdminAppeal } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { type AppealsQuery, appealsPath } from './appeals-query.ts';

interface AppealsTableProps {
  appeals: readonly AdminAppeal[];
  query: AppealsQuery;
}

/** Appeals in rows, what is due first on top; each opens beside the list. */
export const AppealsTable = ({ appeals, query }: AppealsTableProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('nav.appeals')}
      columns={[
        { id: 'subject', label: t('appeals.subject') },
        { id: 'kind', label: t('appeals.kind') },
        { id: 'store', label: t('appeals.store') },
        { id: 'reason', label: t('appeals.reason') },
        { id: 'created', label: t('appeals.created') },
        { id: 'due', label: t(query.state === 'open' ? 'appeals.due' : 'appeals.decided') },
      ]}
      rows={appeals.map(({ id, subject, block, created_at, due_at, decision }) => ({
        id: String(id),
        to: appealsPath({ ...query, open: String(id) }),
        open: query.open === String(id),
        cells: {
          subject: subject.name,
          kind: t(`appeals.kindOf.${subject.type}`),
          store: subject.store.merchant_name,
          reason: block.reason,
          created: dateTime(created_at),
          due: dateTime(decision?.at ?? due_at),
        },
      }))}
    />
  );
};
