import type { Facets } from '@pasar/contract';
import { RadioGroup } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CategoryFilter } from './category-filter.tsx';
import type { Category } from './category-trail.ts';
import { setFilter, toggleChoice } from './change-query.ts';
import { FacetFilter } from './facet-filter.tsx';
import * as style from './filter-panel.styles.ts';
import type { ListingQuery } from './listing-query.ts';
import { PriceFilter } from './price-filter.tsx';

export interface FilterPanelProps {
  query: ListingQuery;
  facets: Facets;
  /** The categories to choose from: all roots, or what is below the page's own. */
  categories: readonly Category[];
  onChange(query: ListingQuery): void;
}

const stars = ['4', '3'] as const;

/** Every filter of a list as fields of one GET form, so that it also works before any script runs. */
export const FilterPanel = ({ query, facets, categories, onChange }: FilterPanelProps) => {
  const { t } = useTranslation('storefront');
  const facet = (
    name: string,
    filter: 'cities' | 'brands' | 'storeTypes',
    title: string,
    choices: Choices,
  ) => (
    <FacetFilter
      name={name}
      title={title}
      choices={choices}
      chosen={query[filter]}
      onToggle={(value) => onChange(toggleChoice(query, filter, value))}
    />
  );
  return (
    <div css={style.groups}>
      {categories.length > 0 && (
        <CategoryFilter
          categories={categories}
          counts={facets.categories}
          chosen={query.categories}
          onToggle={(value) => onChange(toggleChoice(query, 'categories', value))}
        />
      )}
      {facet('city', 'cities', t('filters.cities'), facets.cities)}
      {facet('storetype', 'storeTypes', t('filters.storeTypes'), facets.storetype)}
      {facet('brand', 'brands', t('filters.brands'), facets.brands)}
      <PriceFilter query={query} bounds={facets.price} onChange={onChange} />
      <div css={style.group}>
        <RadioGroup
          label={t('filters.rating')}
          name="rating"
          arrangement="stack"
          value={String(query.rating ?? '')}
          onChange={(value) => onChange(setFilter(query, 'rating', value === '' ? undefined : Number(value)))}
          options={[
            { value: '', label: t('filters.any') },
            ...stars.map((value) => ({ value, label: t('filters.starsUp', { n: value }) })),
          ]}
        />
      </div>
      <div css={style.group}>
        <RadioGroup
          label={t('filters.condition')}
          name="condition"
          arrangement="stack"
          value={query.condition ?? ''}
          onChange={(value) =>
            onChange(setFilter(query, 'condition', value === 'new' || value === 'used' ? value : undefined))
          }
          options={[
            { value: '', label: t('filters.any') },
            { value: 'new', label: t('condition.new') },
            { value: 'used', label: t('condition.used') },
          ]}
        />
      </div>
    </div>
  );
};

type Choices = readonly { id: string | number; name: string; total: number }[];
