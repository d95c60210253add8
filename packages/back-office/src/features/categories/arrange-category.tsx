import { type AdminCategory, adminCategoryEndpoints } from '@pasar/contract';
import { useFormat, useLocale } from '@pasar/slice-kit';
import { SelectField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCategoryOptions } from '../../shared/categories/to-category-options.ts';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { hasChildren, listPlaces, listSuccessors } from './category-tree.ts';

interface ArrangeProps {
  category: AdminCategory;
  tree: readonly AdminCategory[];
}

const only = (
  tree: readonly AdminCategory[],
  some: readonly AdminCategory[],
  locale: 'id' | 'en',
): { value: string; label: string }[] => {
  const offered = new Set(some.map(({ id }) => String(id)));
  return toCategoryOptions(tree, locale).filter(({ value }) => offered.has(value));
};

const MoveCategory = ({ category, tree }: ArrangeProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const [to, setTo] = useState(String(category.parent_id ?? ''));
  const name = category[`name_${locale}`];
  return (
    <ReasonAction
      button={t('category.move.button')}
      title={t('category.move.title', { name })}
      text={t('category.move.text')}
      yes={t('category.move.yes')}
      reason={null}
      staysOpen
      send={(api, _, options) =>
        api.call(
          adminCategoryEndpoints.move,
          {
            body: {
              category_id: category.id,
              version: category.version,
              parent_id: to === '' ? null : Number(to),
            },
          },
          options,
        )
      }
    >
      {(errors) => (
        <SelectField
          label={t('category.move.to')}
          value={to}
          error={errors.parent_id}
          options={[
            { value: '', label: t('category.top') },
            ...only(tree, listPlaces(tree, category), locale),
          ]}
          onChange={(event) => setTo(event.target.value)}
        />
      )}
    </ReasonAction>
  );
};

const RetireCategory = ({ category, tree }: ArrangeProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const { number } = useFormat();
  const [to, setTo] = useState('');
  const name = category[`name_${locale}`];
  return (
    <ReasonAction
      button={t('category.retire.button')}
      title={t('category.retire.title', { name })}
      text={t('category.retire.text', { n: number(category.products) })}
      yes={t('category.retire.yes')}
      danger
      staysOpen
      send={(api, reason, options) =>
        api.call(
          adminCategoryEndpoints.retire,
          {
            body: {
              ...{ category_id: category.id, version: category.version, reason },
              successor_id: to === '' ? null : Number(to),
            },
          },
          options,
        )
      }
    >
      {(errors) => (
        <SelectField
          label={t('category.retire.to')}
          value={to}
          error={errors.successor_id ?? errors.category_id}
          options={[
            { value: '', label: t('category.noSuccessor') },
            ...only(tree, listSuccessors(tree, category), locale),
          ]}
          onChange={(event) => setTo(event.target.value)}
        />
      )}
    </ReasonAction>
  );
};

const RestoreCategory = ({ category }: { category: AdminCategory }) => {
  const { t } = useTranslation('back-office');
  const name = category[`name_${useLocale()}`];
  return (
    <ReasonAction
      button={t('category.restore.button')}
      title={t('category.restore.title', { name })}
      text={t('category.restore.text')}
      yes={t('category.restore.yes')}
      send={(api, reason, options) =>
        api.call(
          adminCategoryEndpoints.restore,
          { body: { category_id: category.id, version: category.version, reason } },
          options,
        )
      }
    />
  );
};

/** Where a category is, and whether it is in use. */
export const ArrangeCategory = ({ category, tree }: ArrangeProps) =>
  category.retired_at ? (
    <RestoreCategory category={category} />
  ) : (
    <>
      <MoveCategory category={category} tree={tree} />
      {!hasChildren(tree, category) && <RetireCategory category={category} tree={tree} />}
    </>
  );
