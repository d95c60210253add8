import type { AdminFlashSale } from '@pasar/contract';
import { DetailPane, ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, useLocale, useLocalNavigate, usePageData, useTimes } from '@pasar/slice-kit';
import { Badge, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { LazySessionDetail, LazySessionForm } from '../features/flash-sales/lazy-session.ts';
import { type SessionsQuery, sessionsPath, sessionTabs } from '../features/flash-sales/sessions-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { AddLink } from '../shared/list/add-link.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { flashSalesLoader } from './flash-sales.loader.ts';

const tones = { scheduled: 'info', running: 'success', ended: 'neutral', cancelled: 'neutral' } as const;

const Rows = ({ sales, query }: { sales: readonly AdminFlashSale[]; query: SessionsQuery }) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const { number } = useFormat();
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('tab.flashSales')}
      columns={[
        { id: 'name', label: t('flash.name') },
        { id: 'status', label: t('flash.status') },
        { id: 'start', label: t('flash.fields.starts_at') },
        { id: 'end', label: t('flash.fields.ends_at') },
        { id: 'submitted', label: t('flash.submitted'), numeric: true },
        { id: 'approved', label: t('flash.approved'), numeric: true },
      ]}
      rows={sales.map((sale) => ({
        id: String(sale.id),
        to: sessionsPath({ ...query, open: String(sale.id) }),
        open: query.open === String(sale.id),
        cells: {
          name: sale[`name_${locale}`],
          status: <Badge tone={tones[sale.status]}>{t(`flash.is.${sale.status}`)}</Badge>,
          start: dateTime(sale.starts_at),
          end: dateTime(sale.ends_at),
          submitted: number(sale.items.submitted ?? 0),
          approved: number(sale.items.approved ?? 0),
        },
      }))}
    />
  );
};

/** The sessions of the flash sale, and one of them beside the list. */
export const FlashSalesPage = () => {
  const { t } = useTranslation('back-office');
  const navigate = useLocalNavigate();
  const data = usePageData<typeof flashSalesLoader>();
  return (
    <OfficePage title={t('tab.flashSales')} data={data}>
      {({ query, list, now }) => {
        const closeTo = sessionsPath({ ...query, open: '' });
        const sale = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        return (
          <>
            <OfficeTabs of="campaigns" current="flashSales" />
            <ListWithDetail>
              <Stack gap={12}>
                <AddLink to={sessionsPath({ ...query, open: 'new' })} label={t('flash.new')} />
                <ListSection
                  title={t('tab.flashSales')}
                  chips={sessionTabs.map((status) => ({
                    key: status,
                    label: t(`flash.tab.${status}`),
                    to: sessionsPath({ status }),
                    chosen: query.status === status,
                  }))}
                  list={list}
                  pathFor={(page) => sessionsPath({ ...query, page, open: '' })}
                >
                  {(sales) => <Rows sales={sales} query={query} />}
                </ListSection>
              </Stack>
              {query.open === 'new' && (
                <DetailPane title={t('flash.new')} subject="new" close={{ to: closeTo, label: t('close') }}>
                  <LazySessionForm
                    now={now}
                    onDone={({ id }) => navigate(sessionsPath({ open: String(id) }))}
                  />
                </DetailPane>
              )}
              {sale && <LazySessionDetail key={sale.id} sale={sale} now={now} closeTo={closeTo} />}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
