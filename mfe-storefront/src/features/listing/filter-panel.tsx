import type { Facets } from '@pasar/contract';
import { useLatest } from '@pasar/slice-kit';
import { Fragment, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreApi } from 'zustand';
import { CategoryFilter } from './category-filter.tsx';
import type { Category } from './category-trail.ts';
import { type ManyFilter, setFilter, toggleSelection } from './change-query.ts';
import { FacetFilter } from './facet-filter.tsx';
import * as style from './filter-panel.styles.ts';
import type { ListingQuery } from './listing-query.ts';
import { PriceFilter } from './price-filter.tsx';
import { SingleSelectFilter } from './single-select-filter.tsx';

export interface FilterPanelProps {
  /** The query of the rendered page. */
  query: ListingQuery;
  /** The query as of the last press, which every field shows at once. */
  pressed: StoreApi<ListingQuery>;
  facets: Facets;
  /** The categories to choose from: all roots, or what is below the page's own. */
  categories: readonly Category[];
  onChange(query: ListingQuery): void;
}

/** Below this, a star rating has little meaning. */
const fewestStars = 3;

/**
 * Every filter of a list as fields of one GET form, so that it also works before any script runs. A press
 * renders its own field again and no other: together they are hundreds.
 */
export const FilterPanel = ({ query, pressed, facets, categories, onChange }: FilterPanelProps) => {
  const { t } = useTranslation('storefront');
  const change = useLatest((changed: (query: ListingQuery) => ListingQuery) =>
    onChange(changed(pressed.getState())),
  );
  const toggle = useCallback(
    (filter: ManyFilter, value: string) => change((now) => toggleSelection(now, filter, value)),
    [change],
  );
  const rate = useCallback(
    (value: string) => change((now) => setFilter(now, 'rating', value === '' ? undefined : Number(value))),
    [change],
  );
  const choose = useCallback(
    (value: string) =>
      change((now) => setFilter(now, 'condition', value === 'new' || value === 'used' ? value : undefined)),
    [change],
  );
  const promotions = useMemo(
    () => facets.promotions.filter(({ id, total }) => total > 0 || query.promotions.includes(id)),
    [facets.promotions, query.promotions],
  );
  const ratings = useMemo(
    () =>
      facets.rating
        .filter(({ id }) => id >= fewestStars || id === query.rating)
        .map(({ id, total }) => ({ id, total, label: t('filters.starsUp', { n: id }) })),
    [facets.rating, query.rating, t],
  );
  const conditions = useMemo(
    () => facets.condition.map(({ id, total }) => ({ id, total, label: t(`condition.${id}`) })),
    [facets.condition, t],
  );
  const facet = (name: string, filter: ManyFilter, title: string, choices: Choices) => (
    <FacetFilter
      name={name}
      title={title}
      filter={filter}
      choices={choices}
      chosen={query[filter]}
      pressed={pressed}
      onToggle={toggle}
    />
  );
  return (
    <div css={style.groups}>
      {categories.length > 0 && (
        <CategoryFilter
          categories={categories}
          counts={facets.categories}
          chosen={query.categories}
          pressed={pressed}
          onToggle={toggle}
        />
      )}
      {facet('city', 'cities', t('filters.cities'), facets.cities)}
      {facet('storetype', 'storeTypes', t('filters.storeTypes'), facets.storetype)}
      {facet('brand', 'brands', t('filters.brands'), facets.brands)}
      {facet('color', 'colors', t('filters.colors'), facets.colors ?? [])}
      {facet('size', 'sizes', t('filters.sizes'), facets.sizes ?? [])}
      {facets.attributes?.map(({ id, name, values }) => (
        <Fragment key={id}>{facet('attribute', 'attributes', name, values)}</Fragment>
      ))}
      <PriceFilter pressed={pressed} bounds={facets.price} onChange={onChange} />
      {facet('offer', 'promotions', t('filters.promotions'), promotions)}
      <SingleSelectFilter
        name="rating"
        title={t('filters.rating')}
        choices={ratings}
        filter="rating"
        pressed={pressed}
        onChoose={rate}
      />
      <SingleSelectFilter
        name="condition"
        title={t('filters.condition')}
        choices={conditions}
        filter="condition"
        pressed={pressed}
        onChoose={choose}
      />
    </div>
  );
};

type Choices = readonly { id: string | number; name: string; total: number }[];
