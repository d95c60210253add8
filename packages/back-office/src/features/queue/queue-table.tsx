import {
  approvalActions,
  mismatchKinds,
  orderStatuses,
  orderStatusNames,
  type QueueRow,
  queueKindNames,
  reportSubjects,
  settingKeys,
} from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { useFormat, useLocale, useTimes } from '@pasar/slice-kit';
import { Badge } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { usePartNames } from '../../shared/staff/use-part-names.ts';
import { getQueuePath } from './get-queue-path.ts';

const Due = ({ row }: { row: QueueRow }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <span>
      {dateTime(row.due_at)} {row.is_late && <Badge tone="danger">{t('queue.late')}</Badge>}
    </span>
  );
};

/** What waits, the most urgent first; each row leads to where it is decided. */
export const QueueTable = ({ rows }: { rows: readonly QueueRow[] }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const locale = useLocale();
  const nameParts = usePartNames();
  const subject = ({ kind, subject: name, detail: text }: QueueRow): string => {
    if (kind !== 'approval') return name;
    if (text === 'payout.batch') return t('approvals.transfers', { count: Number(name) });
    const setting = text === 'setting.edit' && settingKeys.find((key) => key === name);
    return setting ? t(`settingNames.${setting}.name`) : name;
  };
  const detail = ({ kind, detail: text }: QueueRow): string => {
    if (kind === 'store-change' || kind === 'document') return nameParts(text.split(','));
    const mismatch = kind === 'mismatch' && mismatchKinds.find((one) => one === text);
    if (mismatch) return t(`mismatchKind.${mismatch}`);
    const reported = (kind === 'report' || kind === 'appeal') && reportSubjects.find((one) => one === text);
    if (reported) return t(`queue.reported.${reported}`);
    const status = kind === 'order' && orderStatusNames.find((one) => one === text);
    if (status) return orderStatuses[status].label[locale];
    const action = kind === 'approval' && approvalActions.find((one) => one === text);
    return action ? t(`approvals.action.${action}`) : text;
  };
  return (
    <ResourceTable
      caption={t('queue.caption')}
      columns={[
        { id: 'subject', label: t('queue.subject') },
        { id: 'kind', label: t('queue.kind') },
        { id: 'detail', label: t('queue.detail') },
        { id: 'since', label: t('queue.since') },
        { id: 'due', label: t('queue.due') },
        { id: 'amount', label: t('queue.amount'), numeric: true },
        { id: 'claim', label: t('queue.claim') },
      ]}
      // A newer server may list what this release cannot name; it stays with those that can.
      rows={rows
        .filter(({ kind }) => queueKindNames.includes(kind))
        .map((row) => ({
          id: `${row.kind}-${row.id}`,
          to: getQueuePath(row),
          cells: {
            subject: subject(row),
            kind: t(`kind.${row.kind}`),
            detail: detail(row),
            since: row.waiting_since && dateTime(row.waiting_since),
            due: <Due row={row} />,
            amount: row.amount === null ? null : rupiah(row.amount),
            claim: row.claim?.name,
          },
        }))}
    />
  );
};
