import { useFormat } from '@pasar/slice-kit';
import { Disclosure } from '@pasar/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreApi } from 'zustand';
import { type Category, withDescendants } from './category-trail.ts';
import type { ManyFilter } from './change-query.ts';
import { FilterOption } from './filter-option.tsx';
import * as style from './filter-panel.styles.ts';
import type { ListingQuery } from './listing-query.ts';

export interface CategoryFilterProps {
  categories: readonly Category[];
  /** Hits per category in the present list. */
  counts: readonly { id: number; total: number }[];
  /** The query of the rendered page; its selected options stay visible. */
  chosen: readonly string[];
  pressed: StoreApi<ListingQuery>;
  onToggle(filter: ManyFilter, value: string): void;
}

/**
 * The category tree, as far as it holds hits: a branch opens to its own options, and stays open while one
 * of them is selected, or where it is the only one.
 */
export const CategoryFilter = memo(
  ({ categories, counts, chosen, pressed, onToggle }: CategoryFilterProps) => {
    const { t } = useTranslation('storefront');
    const hits = new Map(counts.map(({ id, total }) => [id, total]));
    const rest = { hits, chosen, pressed, onToggle };
    const shown = categories.filter((category) => isWorthShowing(category, rest));
    if (shown.length === 0) return null;
    return (
      <div css={style.group}>
        <fieldset>
          <legend>{t('filters.categories')}</legend>
          <ul>
            {shown.map((category) => (
              <li key={category.id}>
                {category.children?.length ? (
                  <Branch category={category} alone={shown.length === 1} {...rest} />
                ) : (
                  <CategoryChoice category={category} label={category.name} {...rest} />
                )}
              </li>
            ))}
          </ul>
        </fieldset>
      </div>
    );
  },
);

interface ChoiceProps {
  category: Category;
  hits: ReadonlyMap<number, number>;
  chosen: readonly string[];
  pressed: StoreApi<ListingQuery>;
  onToggle(filter: ManyFilter, value: string): void;
}

const Branch = ({ category, alone, ...rest }: ChoiceProps & { alone: boolean }) => {
  const { t } = useTranslation('storefront');
  const open = alone || withDescendants(category).some(({ slug }) => rest.chosen.includes(slug));
  return (
    <Disclosure summary={<BranchName category={category} hits={rest.hits} />} open={open}>
      <ul css={style.branch}>
        <li>
          <CategoryChoice category={category} label={t('filters.allOf', { name: category.name })} {...rest} />
        </li>
        <Below category={category} {...rest} />
      </ul>
    </Disclosure>
  );
};

/** What a category holds that was found or selected, each with its own further in. */
const Below = ({ category, ...rest }: ChoiceProps) =>
  (category.children ?? [])
    .filter((below) => isWorthShowing(below, rest))
    .map((below) => (
      <li key={below.id}>
        <CategoryChoice category={below} label={below.name} {...rest} />
        {below.children?.some((one) => isWorthShowing(one, rest)) && (
          <ul css={style.further}>
            <Below category={below} {...rest} />
          </ul>
        )}
      </li>
    ));

const BranchName = ({ category, hits }: Pick<ChoiceProps, 'category' | 'hits'>) => {
  const { number } = useFormat();
  return (
    <span css={style.branchName}>
      {category.name} <span css={style.branchHits}>{number(hitsOf(category, hits))}</span>
    </span>
  );
};

const CategoryChoice = ({ category, label, hits, pressed, onToggle }: ChoiceProps & { label: string }) => {
  const { number } = useFormat();
  return (
    <FilterOption
      name="category"
      filter="categories"
      value={category.slug}
      label={label}
      hits={number(hitsOf(category, hits))}
      pressed={pressed}
      onToggle={onToggle}
    />
  );
};

/** It holds hits, or something selected, which can then be taken back. */
const isWorthShowing = (category: Category, { hits, chosen }: Pick<ChoiceProps, 'hits' | 'chosen'>) =>
  hitsOf(category, hits) > 0 || withDescendants(category).some(({ slug }) => chosen.includes(slug));

/** A branch that is not counted itself holds what its children hold. */
const hitsOf = (category: Category, hits: ReadonlyMap<number, number>): number =>
  hits.get(category.id) ?? (category.children ?? []).reduce((sum, child) => sum + hitsOf(child, hits), 0);
