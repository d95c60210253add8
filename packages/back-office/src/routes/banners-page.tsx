import type { AdminBanner } from '@pasar/contract';
import { DetailPane, ListWithDetail, ResourceTable, SectionError } from '@pasar/dashboard';
import { useLocale, useLocalNavigate, usePageData, useTimes } from '@pasar/slice-kit';
import { Badge, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type BannersQuery, bannersPath, bannerTabs } from '../features/banners/banners-query.ts';
import { LazyBannerDetail, LazyBannerForm } from '../features/banners/lazy-banner.ts';
import { campaignTones } from '../shared/campaigns/campaign-tones.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { AddLink } from '../shared/list/add-link.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { bannersLoader } from './banners.loader.ts';

const tones = { ...campaignTones, draft: 'neutral' } as const;

const Rows = ({ banners, query }: { banners: readonly AdminBanner[]; query: BannersQuery }) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('tab.banners')}
      columns={[
        { id: 'title', label: t('banner.title') },
        { id: 'place', label: t('banner.fields.place') },
        { id: 'state', label: t('banner.state') },
        { id: 'start', label: t('banner.fields.starts_at') },
        { id: 'end', label: t('banner.fields.ends_at') },
      ]}
      rows={banners.map((banner) => ({
        id: String(banner.id),
        to: bannersPath({ ...query, open: String(banner.id) }),
        open: query.open === String(banner.id),
        cells: {
          title: banner[`title_${locale}`],
          place: banner.category
            ? t('banner.menuOf', { category: banner.category[`name_${locale}`] })
            : t(`banner.place.${banner.place}`),
          state: <Badge tone={tones[banner.state]}>{t(`banner.is.${banner.state}`)}</Badge>,
          start: dateTime(banner.starts_at),
          end: banner.ends_at === null ? t('banner.endless') : dateTime(banner.ends_at),
        },
      }))}
    />
  );
};

/** What the market advertises on the home page and in the menu, and one banner beside the list. */
export const BannersPage = () => {
  const { t } = useTranslation('back-office');
  const navigate = useLocalNavigate();
  const data = usePageData<typeof bannersLoader>();
  return (
    <OfficePage title={t('tab.banners')} lead={t('banner.lead')} data={data}>
      {({ query, list, categories }) => {
        const closeTo = bannersPath({ ...query, open: '' });
        const banner = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        const known = categories?.ok ? categories.value.data : [];
        return (
          <>
            <OfficeTabs of="campaigns" current="banners" />
            <ListWithDetail>
              <Stack gap={12}>
                <AddLink to={bannersPath({ ...query, open: 'new' })} label={t('banner.new')} />
                <ListSection
                  title={t('tab.banners')}
                  chips={bannerTabs.map((state) => ({
                    key: state,
                    label: t(`banner.is.${state}`),
                    to: bannersPath({ state }),
                    chosen: query.state === state,
                  }))}
                  list={list}
                  pathFor={(page) => bannersPath({ ...query, page, open: '' })}
                  cleared={query.state === 'all' ? undefined : bannersPath({})}
                >
                  {(banners) => <Rows banners={banners} query={query} />}
                </ListSection>
              </Stack>
              {query.open === 'new' && (
                <DetailPane title={t('banner.new')} subject="new" close={{ to: closeTo, label: t('close') }}>
                  {categories?.ok === false ? (
                    <SectionError section={t('banner.fields.category_id')} />
                  ) : (
                    <LazyBannerForm
                      categories={known}
                      onDone={({ id }) => navigate(bannersPath({ open: String(id) }))}
                    />
                  )}
                </DetailPane>
              )}
              {banner && (
                <LazyBannerDetail key={banner.id} banner={banner} categories={known} closeTo={closeTo} />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
