import {
  type AdminCategory,
  adminCategoryEndpoints,
  type CategoryAttribute,
  hasStaffRole,
  type StaffRole,
} from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useLocale } from '@pasar/slice-kit';
import { ButtonLink, Inline, Stack, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SetCommission } from '../../shared/commission/set-commission.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { EditButton } from '../../shared/form/edit-button.tsx';
import { ArrangeCategory } from './arrange-category.tsx';
import { AttributeForm } from './attribute-form.tsx';
import { categoriesPath } from './categories-query.ts';
import { CategoryAttributes } from './category-attributes.tsx';
import { CategoryForm } from './category-form.tsx';
import { getCommission, hasOwnCommission, listParents } from './category-tree.ts';

interface CategoryDetailProps {
  category: AdminCategory;
  tree: readonly AdminCategory[];
  roles: readonly StaffRole[];
  today: string;
  closeTo: string;
}

/** One category beside the tree: what it is called, what is in it, and its form. */
export const CategoryDetail = ({ category, tree, roles, today, closeTo }: CategoryDetailProps) => {
  const { t } = useTranslation('back-office');
  const { number, date } = useFormat();
  const locale = useLocale();
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<CategoryAttribute | null>();
  const stop = () => setEditing(false);
  const parent = tree.find(({ id }) => id === category.parent_id);
  const successor = tree.find(({ id }) => id === category.successor_id);
  const rate = `${number(getCommission(tree, category) / 100)}%`;
  const mayHaveChildren = listParents(tree).includes(category);
  const mayEdit = hasStaffRole(roles, adminCategoryEndpoints.edit.staff);
  const next = category.next_commission;
  return (
    <DetailPane
      title={category[`name_${locale}`]}
      subject={String(category.id)}
      close={{ to: closeTo, label: t('close') }}
    >
      {editing ? (
        <CategoryForm category={category} tree={tree} onDone={stop} onCancel={stop} />
      ) : asked !== undefined ? (
        <AttributeForm
          category={category}
          {...(asked && { attribute: asked })}
          onDone={() => setAsked(undefined)}
        />
      ) : (
        <Stack gap={16}>
          <Facts
            facts={[
              [t('category.fields.name_id'), category.name_id],
              [t('category.fields.name_en'), category.name_en],
              [t('category.fields.parent_id'), parent ? parent[`name_${locale}`] : t('category.top')],
              [
                t('category.products'),
                <TextLink
                  key="products"
                  as={LocalLink}
                  to={linkTo('back-office.products', { category: category.id })}
                >
                  {number(category.products)}
                </TextLink>,
              ],
              ...(category.retired_at
                ? ([
                    [t('category.retired'), date(category.retired_at)],
                    [
                      t('category.successor'),
                      successor ? successor[`name_${locale}`] : t('category.noSuccessor'),
                    ],
                  ] as const)
                : []),
              [
                t('category.commission'),
                category.commission_bps === null
                  ? t(hasOwnCommission(tree, category) ? 'category.inherited' : 'category.usual', { rate })
                  : rate,
              ],
              ...(next
                ? ([
                    [
                      t('category.next'),
                      t('category.nextFrom', {
                        rate:
                          next.commission_bps === null
                            ? t('category.inherit')
                            : `${number(next.commission_bps / 100)}%`,
                        day: date(next.valid_from),
                      }),
                    ],
                  ] as const)
                : []),
              [t('category.fields.ppn_kind'), t(`category.ppn.${category.ppn_kind ?? 'inherited'}`)],
              [t('category.fields.review_first'), t(category.review_first ? 'category.yes' : 'category.no')],
              [t('category.fields.position'), number(category.position)],
              [t('category.fields.is_trending'), t(category.is_trending ? 'category.yes' : 'category.no')],
              [
                t('category.address'),
                <TextLink
                  key="address"
                  as={LocalLink}
                  to={linkTo('storefront.category', { slug: category.slug })}
                >
                  {category.slug}
                </TextLink>,
              ],
            ]}
          />
          <Inline gap={8}>
            {mayEdit && <EditButton onEdit={() => setEditing(true)} />}
            {hasStaffRole(roles, adminCategoryEndpoints.setCommission.staff) && (
              <SetCommission
                key={category.version}
                title={t('category.setCommission.title', { name: category.name_id })}
                text={t('category.setCommission.text')}
                hint={t('category.setCommission.rateHint')}
                rate={category.commission_bps}
                today={today}
                send={(api, planned, options) =>
                  api.call(
                    adminCategoryEndpoints.setCommission,
                    { body: { ...{ category_id: category.id, version: category.version }, ...planned } },
                    options,
                  )
                }
              />
            )}
            {mayEdit && mayHaveChildren && (
              <ButtonLink
                as={LocalLink}
                variant="neutral"
                to={categoriesPath({ open: 'new', parent: String(category.id) })}
                preventScrollReset
              >
                {t('category.addBelow')}
              </ButtonLink>
            )}
            {mayEdit && (
              <ArrangeCategory key={`${category.id} ${category.version}`} category={category} tree={tree} />
            )}
          </Inline>
          {!category.retired_at && (
            <CategoryAttributes category={category} tree={tree} mayEdit={mayEdit} onEdit={setAsked} />
          )}
        </Stack>
      )}
    </DetailPane>
  );
};
