import { usePreviousNextKeys } from '@pasar/dashboard';
import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { previousNextStyle } from './previous-next-links.styles.ts';
import type { QueueItem } from './read-queue.ts';

interface PreviousNextLinksProps {
  queue: readonly QueueItem[];
  id: number;
  pathFor: (id: number) => string;
}

/** What waits before and after the open one, also by `[` and `]`; after one that does not wait, the first. */
export const PreviousNextLinks = ({ queue, id, pathFor }: PreviousNextLinksProps) => {
  const { t } = useTranslation('back-office');
  const place = queue.findIndex((row) => row.id === id);
  const [before, after] = place < 0 ? [undefined, queue[0]] : [queue[place - 1], queue[place + 1]];
  usePreviousNextKeys(before && pathFor(before.id), after && pathFor(after.id));
  if (!before && !after) return null;
  return (
    <nav css={previousNextStyle} aria-label={t('waitingToo')}>
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
