import { type CampaignDate, campaignKinds } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { usePageData, useTimes } from '@pasar/slice-kit';
import { Badge } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { calendarPath } from '../features/calendar/calendar-query.ts';
import { DaysStrip } from '../features/calendar/days-strip.tsx';
import { getCampaignPath } from '../features/calendar/get-campaign-path.ts';
import { getDays } from '../features/calendar/get-days.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { MonthChips } from '../shared/months/month-chips.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { calendarLoader } from './calendar.loader.ts';

const Rows = ({ campaigns, month }: { campaigns: readonly CampaignDate[]; month: string }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('tab.calendar')}
      columns={[
        { id: 'name', label: t('calendar.name') },
        { id: 'kind', label: t('calendar.kind') },
        { id: 'days', label: t('calendar.days') },
        { id: 'start', label: t('calendar.start') },
        { id: 'end', label: t('calendar.end') },
      ]}
      rows={campaigns.map((campaign) => ({
        id: `${campaign.kind}-${campaign.id}`,
        to: getCampaignPath(campaign),
        beside: campaign.is_draft && <Badge tone="warning">{t('calendar.draft')}</Badge>,
        cells: {
          name: campaign.name,
          kind: t(`calendar.is.${campaign.kind}`),
          days: <DaysStrip {...getDays(campaign, month)} />,
          start: dateTime(campaign.starts_at),
          end: campaign.ends_at ? dateTime(campaign.ends_at) : t('calendar.open'),
        },
      }))}
    />
  );
};

/** What runs when: all campaigns of the marketplace in a month. */
export const CalendarPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof calendarLoader>();
  return (
    <OfficePage title={t('tab.calendar')} lead={t('calendar.lead')} data={data}>
      {({ query, list }) => {
        const { month, kind } = query;
        const shown = list.ok ? list.value.data.filter((one) => kind === 'all' || one.kind === kind) : [];
        return (
          <>
            <OfficeTabs of="campaigns" current="calendar" />
            {list.ok && (
              <MonthChips
                month={list.value.month}
                pathFor={(one) => calendarPath({ ...query, month: one })}
              />
            )}
            <ListSection
              title={t('tab.calendar')}
              chips={(['all', ...campaignKinds] as const).map((one) => ({
                key: one,
                label: t(`calendar.is.${one}`),
                to: calendarPath({ ...query, kind: one }),
                chosen: kind === one,
              }))}
              list={list.ok ? { ok: true, value: { data: shown } } : list}
              cleared={kind === 'all' ? undefined : calendarPath({ month })}
            >
              {(campaigns) => list.ok && <Rows campaigns={campaigns} month={list.value.month} />}
            </ListSection>
          </>
        );
      }}
    </OfficePage>
  );
};
