import type { AdminBrand } from '@pasar/contract';
import { DetailPane, ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useLocalNavigate, usePageData } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type BrandsQuery, brandsPath } from '../features/brands/brands-query.ts';
import { LazyBrandForm } from '../features/brands/lazy-brand-form.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { AddLink } from '../shared/list/add-link.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { brandsLoader } from './brands.loader.ts';

const Rows = ({ brands, query }: { brands: readonly AdminBrand[]; query: BrandsQuery }) => {
  const { t } = useTranslation('back-office');
  return (
    <ResourceTable
      caption={t('tab.brands')}
      columns={[
        { id: 'name', label: t('brand.fields.name') },
        { id: 'official', label: t('brand.fields.is_official') },
        { id: 'logo', label: t('brand.fields.logo_media_id') },
        { id: 'slug', label: t('brand.address') },
      ]}
      rows={brands.map((brand) => ({
        id: String(brand.id),
        to: brandsPath({ ...query, open: String(brand.id) }),
        open: query.open === String(brand.id),
        cells: {
          name: brand.name,
          official: brand.is_official ? t('brand.official') : null,
          logo: brand.logo && <img src={brand.logo.url} alt="" width={32} height={32} loading="lazy" />,
          slug: brand.slug,
        },
      }))}
    />
  );
};

/** The brands of the market, and the form of one beside the list. */
export const BrandsPage = () => {
  const { t } = useTranslation('back-office');
  const navigate = useLocalNavigate();
  const data = usePageData<typeof brandsLoader>();
  return (
    <OfficePage title={t('tab.brands')} lead={t('brand.lead')} data={data}>
      {({ query, list }) => {
        const closeTo = brandsPath({ ...query, open: '' });
        const brand = list.ok ? list.value.data.find(({ id }) => String(id) === query.open) : undefined;
        const isNew = query.open === 'new';
        return (
          <>
            <OfficeTabs of="categories" current="brands" />
            <ListWithDetail>
              <Stack gap={12}>
                <AddLink to={brandsPath({ ...query, open: 'new' })} label={t('brand.new')} />
                <ListSection
                  title={t('tab.brands')}
                  chips={[]}
                  search={{
                    value: query.search,
                    label: t('brand.search'),
                    pathFor: (search) => brandsPath({ search }),
                  }}
                  list={list}
                  pathFor={(page) => brandsPath({ ...query, page, open: '' })}
                  cleared={query.search ? brandsPath({}) : undefined}
                >
                  {(brands) => <Rows brands={brands} query={query} />}
                </ListSection>
              </Stack>
              {(isNew || brand) && (
                <DetailPane
                  title={brand ? brand.name : t('brand.new')}
                  subject={query.open}
                  close={{ to: closeTo, label: t('close') }}
                >
                  <LazyBrandForm
                    key={query.open}
                    {...(brand && { brand })}
                    onDone={(saved) => navigate(isNew ? brandsPath({ search: saved.name }) : closeTo)}
                  />
                </DetailPane>
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
