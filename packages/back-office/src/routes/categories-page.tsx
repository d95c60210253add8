import { type AdminCategory, adminCategoryEndpoints, hasStaffRole } from '@pasar/contract';
import { DetailPane, ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, useLocale, useLocalNavigate, usePageData } from '@pasar/slice-kit';
import { Badge, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { categoriesPath } from '../features/categories/categories-query.ts';
import { depthStyles } from '../features/categories/category-name.styles.ts';
import { getCommission, getDepth } from '../features/categories/category-tree.ts';
import { LazyCategoryDetail, LazyCategoryForm } from '../features/categories/lazy-category.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { AddLink } from '../shared/list/add-link.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { categoriesLoader } from './categories.loader.ts';

const Rows = ({ tree, open }: { tree: readonly AdminCategory[]; open: string }) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const { number } = useFormat();
  const other = locale === 'id' ? 'en' : 'id';
  return (
    <ResourceTable
      caption={t('tab.categories')}
      columns={[
        { id: 'name', label: t('category.name') },
        { id: 'other', label: t(`category.fields.name_${other}`) },
        { id: 'below', label: t('category.fields.parent_id') },
        { id: 'products', label: t('category.products'), numeric: true },
        { id: 'commission', label: t('category.commission'), numeric: true },
      ]}
      rows={tree.map((category) => ({
        id: String(category.id),
        to: categoriesPath({ open: String(category.id) }),
        open: open === String(category.id),
        cells: {
          name: (
            <span css={depthStyles[getDepth(tree, category)]}>
              {category[`name_${locale}`]} {category.retired_at && <Badge>{t('category.retired')}</Badge>}
            </span>
          ),
          other: category[`name_${other}`],
          below: tree.find(({ id }) => id === category.parent_id)?.[`name_${locale}`],
          products: number(category.products),
          commission: `${number(getCommission(tree, category) / 100)}%`,
        },
      }))}
    />
  );
};

/** The tree of categories, and one of them beside it. */
export const CategoriesPage = () => {
  const { t } = useTranslation('back-office');
  const navigate = useLocalNavigate();
  const data = usePageData<typeof categoriesLoader>();
  return (
    <OfficePage title={t('tab.categories')} lead={t('category.lead')} data={data}>
      {({ query, list, today }, { roles }) => {
        const mayEdit = hasStaffRole(roles, adminCategoryEndpoints.edit.staff);
        const tree = list.ok ? list.value.data : [];
        const category = tree.find(({ id }) => String(id) === query.open);
        return (
          <>
            <OfficeTabs of="categories" current="categories" without={mayEdit ? [] : ['brands']} />
            <ListWithDetail>
              <Stack gap={12}>
                {mayEdit && <AddLink to={categoriesPath({ open: 'new' })} label={t('category.new')} />}
                <ListSection title={t('tab.categories')} chips={[]} list={list}>
                  {(rows) => <Rows tree={rows} open={query.open} />}
                </ListSection>
              </Stack>
              {query.open === 'new' && list.ok && mayEdit && (
                <DetailPane
                  title={t('category.new')}
                  subject={`new ${query.parent}`}
                  close={{ to: categoriesPath({}), label: t('close') }}
                >
                  <LazyCategoryForm
                    key={query.parent}
                    tree={tree}
                    parent={query.parent}
                    onDone={({ id }) => navigate(categoriesPath({ open: String(id) }))}
                  />
                </DetailPane>
              )}
              {category && (
                <LazyCategoryDetail
                  key={category.id}
                  category={category}
                  tree={tree}
                  roles={roles}
                  today={today}
                  closeTo={categoriesPath({})}
                />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
