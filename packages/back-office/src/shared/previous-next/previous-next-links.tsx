import { useNearKeys } from '@pasar/dashboard';
import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { nearStyle } from './near-items.styles.ts';
import type { QueueItem } from './read-queue.ts';

interface NearItemsProps {
  queue: readonly QueueItem[];
  id: number;
  pathFor: (id: number) => string;
}

/** What waits before and after the open one, also by `[` and `]`; after one that does not wait, the first. */
export const NearItems = ({ queue, id, pathFor }: NearItemsProps) => {
  const { t } = useTranslation('back-office');
  const place = queue.findIndex((row) => row.id === id);
  const [before, after] = place < 0 ? [undefined, queue[0]] : [queue[place - 1], queue[place + 1]];
  useNearKeys(before && pathFor(before.id), after && pathFor(after.id));
  if (!before && !after) return null;
  return (
    <nav css={nearStyle} aria-label={t('near')}>
      {before && (
        <ButtonLink as={LocalLink} variant="neutral" size="s" to={pathFor(before.id)}>
          ← {before.name}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink as={LocalLink} variant="neutral" size="s" to={pathFor(after.id)}>
          {after.name} →
        </ButtonLink>
      )}
    </nav>
  );
};
