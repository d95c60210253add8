import type { AdminPromo } from '@pasar/contract';
import { DetailPane, ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, useLocale, useLocalNavigate, usePageData, useTimes } from '@pasar/slice-kit';
import { Badge, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { LazyPromoDetail, LazyPromoForm } from '../features/promos/lazy-promo.ts';
import { type PromosQuery, promosPath } from '../features/promos/promos-query.ts';
import { campaignStates } from '../shared/campaigns/campaign-states.ts';
import { campaignTones } from '../shared/campaigns/campaign-tones.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { AddLink } from '../shared/list/add-link.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { promosLoader } from './promos.loader.ts';

const Rows = ({ promos, query }: { promos: readonly AdminPromo[]; query: PromosQuery }) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const { number } = useFormat();
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('tab.promos')}
      columns={[
        { id: 'title', label: t('promo.title') },
        { id: 'state', label: t('promo.state') },
        { id: 'start', label: t('promo.fields.starts_at') },
        { id: 'end', label: t('promo.fields.ends_at') },
        { id: 'position', label: t('promo.fields.position'), numeric: true },
      ]}
      rows={promos.map((promo) => ({
        id: String(promo.id),
        to: promosPath({ ...query, open: String(promo.id) }),
        open: query.open === String(promo.id),
        cells: {
          title: promo[`title_${locale}`],
          state: <Badge tone={campaignTones[promo.state]}>{t(`campaign.${promo.state}`)}</Badge>,
          start: dateTime(promo.starts_at),
          end: dateTime(promo.ends_at),
          position: number(promo.position),
        },
      }))}
    />
  );
};

/** What the home page advertises and where it leads, and one promo beside the list. */
export const PromosPage = () => {
  const { t } = useTranslation('back-office');
  const navigate = useLocalNavigate();
  const data = usePageData<typeof promosLoader>();
  return (
    <OfficePage title={t('tab.promos')} data={data}>
      {({ query, list }) => {
        const closeTo = promosPath({ ...query, open: '' });
        const promo = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        return (
          <>
            <OfficeTabs of="campaigns" current="promos" />
            <ListWithDetail>
              <Stack gap={12}>
                <AddLink to={promosPath({ ...query, open: 'new' })} label={t('promo.new')} />
                <ListSection
                  title={t('tab.promos')}
                  chips={campaignStates.map((state) => ({
                    key: state,
                    label: t(`campaign.${state}`),
                    to: promosPath({ state }),
                    chosen: query.state === state,
                  }))}
                  list={list}
                  pathFor={(page) => promosPath({ ...query, page, open: '' })}
                  cleared={query.state === 'all' ? undefined : promosPath({})}
                >
                  {(promos) => <Rows promos={promos} query={query} />}
                </ListSection>
              </Stack>
              {query.open === 'new' && (
                <DetailPane title={t('promo.new')} subject="new" close={{ to: closeTo, label: t('close') }}>
                  <LazyPromoForm onDone={({ id }) => navigate(promosPath({ open: String(id) }))} />
                </DetailPane>
              )}
              {promo && <LazyPromoDetail key={promo.id} promo={promo} closeTo={closeTo} />}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
