import { activityMonths } from '@pasar/contract';
import { ListPages, SectionError } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { Button, Card, EmptyState, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ActivityCard } from '../features/browse-activity/activity-card.tsx';
import { ActivityFilter } from '../features/browse-activity/activity-filter.tsx';
import { activityAreas, activityPath } from '../features/browse-activity/activity-query.ts';
import { useExportActivity } from '../features/browse-activity/use-export-activity.ts';
import { chipRowStyle } from '../shared/chip-link/chip-link.styles.ts';
import { ChipLink } from '../shared/chip-link/chip-link.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { activityLoader } from './activity.loader.ts';

/** Who changed what in the store, by area, as far back as it is kept. */
export const ActivityPage = () => {
  const { t } = useTranslation('seller');
  const { query, found, people } = usePageData<typeof activityLoader>();
  const isNarrowed = Boolean(query.user_id || query.date_start || query.date_end || query.area !== 'all');
  const { submit, busy } = useExportActivity(query);
  const entries = found.ok ? found.value.data : [];
  return (
    <DashboardLayout
      title={t('activity.title')}
      lead={t('activity.lead', { months: activityMonths })}
      action={
        <Button variant="secondary" size="s" busy={busy} onClick={() => void submit()}>
          {t('activity.export')}
        </Button>
      }
    >
      <Stack gap={12}>
        <ul css={chipRowStyle} aria-label={t('activity.areas')}>
          {activityAreas.map((area) => (
            <li key={area}>
              <ChipLink to={activityPath({ ...query, area, page: 1 })} chosen={area === query.area}>
                {t(`activity.area.${area}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
        <ActivityFilter
          query={query}
          people={
            people.ok
              ? people.value.map(({ user_id, fullname, email }) => ({ user_id, name: fullname ?? email }))
              : []
          }
        />
        {!found.ok && <SectionError section={t('activity.title')} />}
        {found.ok && entries.length === 0 && (
          <Card>
            <EmptyState
              title={t(isNarrowed ? 'activity.noneFound.title' : 'activity.none.title')}
              text={t(isNarrowed ? 'activity.noneFound.text' : 'activity.none.text')}
            />
          </Card>
        )}
        {entries.map((entry) => (
          <ActivityCard key={entry.id} entry={entry} />
        ))}
      </Stack>
      {found.ok && (
        <ListPages
          label={t('activity.pages')}
          page={found.value.meta.current_page}
          lastPage={found.value.meta.last_page}
          pathFor={(page) => activityPath({ ...query, page })}
        />
      )}
    </DashboardLayout>
  );
};
