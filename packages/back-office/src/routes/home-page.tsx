import { SectionError } from '@pasar/dashboard';
import { LocalLink, usePageData } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { MarketFigures } from '../features/figures/market-figures.tsx';
import { MarketNotices } from '../features/notices/market-notices.tsx';
import { NewItems } from '../features/queue/new-items.tsx';
import { QueueChips } from '../features/queue/queue-chips.tsx';
import { type HomeQuery, homePath } from '../features/queue/queue-query.ts';
import { QueueTable } from '../features/queue/queue-table.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { CursorPages } from '../shared/list/cursor-pages.tsx';
import type { homeLoader } from './home.loader.ts';

const NothingWaits = ({ query }: { query: HomeQuery }) => {
  const { t } = useTranslation('back-office');
  const filtered = query.kind !== 'all' || query.show !== 'all' || query.cursor !== '';
  return (
    <Card>
      <EmptyState
        title={t(filtered ? 'queue.noMatch' : 'queue.empty')}
        text={t(filtered ? 'queue.noMatchText' : 'queue.emptyText')}
        action={
          filtered && (
            <ButtonLink
              as={LocalLink}
              variant="secondary"
              to={homePath({ ...query, kind: 'all', show: 'all', cursor: '' })}
            >
              {t('queue.clear')}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
};

/** What waits for the staff, and how the market does. */
export const HomePage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof homeLoader>();
  return (
    <OfficePage title={t('nav.home')} lead={t('queue.lead')} data={data}>
      {({ query, queue, figures, notices }, me) => (
        <Stack gap={32}>
          <MarketNotices notices={notices} isAdmin={me.roles.includes('admin')} />
          {queue.ok ? (
            <Stack gap={12}>
              <QueueChips query={query} counts={queue.value.counts} />
              <NewItems key={queue.value.server_time} kind={query.kind} counts={queue.value.counts} />
              {queue.value.data.length > 0 ? (
                <QueueTable rows={queue.value.data} />
              ) : (
                <NothingWaits query={query} />
              )}
              <CursorPages
                cursor={query.cursor}
                next={queue.value.next_cursor}
                pathFor={(cursor) => homePath({ ...query, cursor })}
              />
            </Stack>
          ) : (
            <SectionError section={t('nav.home')} />
          )}
          {figures.ok ? (
            <MarketFigures
              figures={figures.value}
              roles={me.roles}
              toPath={(days) => homePath({ ...query, ...days })}
            />
          ) : (
            <SectionError section={t('figures.title')} />
          )}
        </Stack>
      )}
    </OfficePage>
  );
};
