import type { AdminReports } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { useFormat, useTimes } from '@pasar/slice-kit';
import { Badge } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type ReportsQuery, reportsPath } from './reports-query.ts';

interface ReportsTableProps {
  groups: readonly AdminReports[];
  query: ReportsQuery;
}

/** What was reported, the most urgent first; each opens beside the list. */
export const ReportsTable = ({ groups, query }: ReportsTableProps) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const { dateTime } = useTimes();
  const isOpen = query.state === 'open';
  return (
    <ResourceTable
      caption={t('nav.reports')}
      columns={[
        { id: 'subject', label: t('reports.subject') },
        { id: 'kind', label: t('reports.kind') },
        { id: 'store', label: t('reports.store') },
        { id: 'reasons', label: t('reports.reasons') },
        { id: 'reporters', label: t('reports.reporters'), numeric: true },
        { id: 'due', label: t(isOpen ? 'reports.due' : 'reports.decided') },
      ]}
      rows={groups.map(({ id, subject, reports, is_urgent, due_at, decision }) => ({
        id: String(id),
        to: reportsPath({ ...query, open: String(id) }),
        open: query.open === String(id),
        cells: {
          subject: subject.text ? `${subject.name}: ${subject.text}` : subject.name,
          kind: t(`reports.kindOf.${subject.type}`),
          store: subject.store.merchant_name,
          reasons: [...new Set(reports.map(({ reason }) => reason))].join(', '),
          reporters: number(reports.length),
          due: (
            <span>
              {dateTime(decision?.at ?? due_at)}{' '}
              {isOpen && is_urgent && <Badge tone="danger">{t('reports.urgent')}</Badge>}
            </span>
          ),
        },
      }))}
    />
  );
};
