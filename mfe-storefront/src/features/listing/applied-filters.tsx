import type { Facets } from '@pasar/contract';
import { type Format, LocalLink, useFormat } from '@pasar/slice-kit';
import { ChipRow, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../shared/chip-link/index.ts';
import * as style from './applied-filters.styles.ts';
import type { Category } from './category-trail.ts';
import { withDescendants } from './category-trail.ts';
import { clearFilters, countFilters, type ManyFilter, setFilter, toggleSelection } from './change-query.ts';
import type { ListingQuery } from './listing-query.ts';
import { edgeToEdge } from './listing-view.styles.ts';

interface AppliedFiltersProps {
  query: ListingQuery;
  facets: Facets;
  categories: readonly Category[];
  pathFor(query: ListingQuery): string;
}

/** Every filter that is set, each with the way to the list without it. */
export const AppliedFilters = (props: AppliedFiltersProps) => {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  if (countFilters(props.query) === 0) return null;
  return (
    <ChipRow css={edgeToEdge} role="group" aria-label={t('filters.applied')}>
      {appliedFilters(props, t, format).map(({ key, label, without }) => (
        <ChipLink
          key={key}
          removes
          to={props.pathFor(without)}
          aria-label={t('filters.remove', { name: label })}
        >
          {label}
        </ChipLink>
      ))}
      <TextLink
        as={LocalLink}
        standalone
        css={style.clear}
        preventScrollReset
        prefetch="none"
        to={props.pathFor(clearFilters(props.query))}
      >
        {t('filters.clear')}
      </TextLink>
    </ChipRow>
  );
};

interface Applied {
  key: string;
  label: string;
  without: ListingQuery;
}

type Translate = ReturnType<typeof useTranslation<'storefront'>>['t'];

const appliedFilters = (
  { query, facets, categories }: AppliedFiltersProps,
  t: Translate,
  { rupiah }: Format,
): Applied[] => {
  const { minPrice: min, maxPrice: max } = query;
  const many = (filter: ManyFilter, named: readonly { id: string | number; name: string }[]) =>
    query[filter].map((value) => ({
      key: `${filter}-${value}`,
      // An attribute's value follows its number.
      label: named.find(({ id }) => String(id) === value)?.name ?? value.slice(value.indexOf(':') + 1),
      without: toggleSelection(query, filter, value),
    }));
  const priceLabel =
    min !== undefined && max !== undefined
      ? t('filters.between', { min: rupiah(min), max: rupiah(max) })
      : min !== undefined
        ? t('filters.from', { min: rupiah(min) })
        : t('filters.upTo', { max: rupiah(max ?? 0) });
  const withoutPrice = setFilter(setFilter(query, 'minPrice', undefined), 'maxPrice', undefined);
  return [
    ...many(
      'categories',
      categories.flatMap(withDescendants).map(({ slug, name }) => ({ id: slug, name })),
    ),
    ...many('cities', facets.cities),
    ...many('storeTypes', facets.storetype),
    ...many('brands', facets.brands),
    ...many('colors', facets.colors ?? []),
    ...many('sizes', facets.sizes ?? []),
    ...many(
      'attributes',
      (facets.attributes ?? []).flatMap(({ name, values }) =>
        values.map((value) => ({ id: value.id, name: `${name}: ${value.name}` })),
      ),
    ),
    ...many('promotions', facets.promotions),
    ...(min !== undefined || max !== undefined
      ? [{ key: 'price', label: priceLabel, without: withoutPrice }]
      : []),
    ...(query.rating === undefined
      ? []
      : [
          {
            key: 'rating',
            label: t('filters.starsUp', { n: query.rating }),
            without: setFilter(query, 'rating', undefined),
          },
        ]),
    ...(query.condition === undefined
      ? []
      : [
          {
            key: 'condition',
            label: t(`condition.${query.condition}`),
            without: setFilter(query, 'condition', undefined),
          },
        ]),
  ];
};
