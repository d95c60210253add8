import { type QueueKind, queueKindNames } from '@pasar/contract';
import { FilterChips } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { type HomeQuery, homePath, queueViews } from './queue-query.ts';

interface QueueChipsProps {
  query: HomeQuery;
  /** Of the kinds that the reader works on. */
  counts: Record<string, { open: number; late: number }>;
}

/** Which kind of work, and whose or how urgent; each with how much of it waits. */
export const QueueChips = ({ query, counts }: QueueChipsProps) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const own = queueKindNames.filter((kind) => counts[kind]);
  const sum = (of: 'open' | 'late') => own.reduce((all, kind) => all + (counts[kind]?.[of] ?? 0), 0);
  const kinds: readonly ('all' | QueueKind)[] = ['all', ...own];
  const open = (kind: 'all' | QueueKind) => (kind === 'all' ? sum('open') : (counts[kind]?.open ?? 0));
  return (
    <>
      <FilterChips
        label={t('queue.kinds')}
        chips={kinds.map((kind) => ({
          key: kind,
          label: `${t(`kind.${kind}`)} ${number(open(kind))}`,
          to: homePath({ ...query, kind, cursor: '' }),
          chosen: query.kind === kind,
        }))}
      />
      <FilterChips
        label={t('queue.views')}
        chips={queueViews.map((show) => ({
          key: show,
          label: show === 'late' ? `${t('queue.show.late')} ${number(sum('late'))}` : t(`queue.show.${show}`),
          to: homePath({ ...query, show, cursor: '' }),
          chosen: query.show === show,
        }))}
      />
    </>
  );
};
