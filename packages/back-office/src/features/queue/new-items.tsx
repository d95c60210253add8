import { adminHomeEndpoints } from '@pasar/contract';
import { useApi } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

/** Milliseconds between two looks at what came meanwhile. */
const pause = 60_000;

type Counts = Readonly<Record<string, { open: number }>>;

interface NewItemsProps {
  kind: string;
  /** Of the rows that are shown. */
  counts: Counts;
}

/** Offers what came since the queue was read; its rows stay where they are until somebody asks for it. */
export const NewItems = ({ kind, counts }: NewItemsProps) => {
  const { t } = useTranslation('back-office');
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState(counts);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        setLatest((await api.call(adminHomeEndpoints.queue)).counts);
      } catch {
        // The next look asks again.
      }
    };
    const timer = setInterval(() => void look(), pause);
    return () => clearInterval(timer);
  }, [api]);
  const fresh = Object.entries(latest)
    .filter(([name]) => kind === 'all' || kind === name)
    .reduce((sum, [name, { open }]) => sum + Math.max(0, open - (counts[name]?.open ?? 0)), 0);
  return (
    <div role="status">
      {fresh > 0 && (
        <Button variant="neutral" size="s" onClick={() => void revalidate()}>
          {t('queue.fresh', { count: fresh })}
        </Button>
      )}
    </div>
  );
};
