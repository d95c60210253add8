import type { Facets, PromotionFilterName } from '@pasar/contract';
import { ChipLink } from '../../shared/chip-link/index.ts';
import { toggleSelection } from './change-query.ts';
import type { ListingQuery } from './listing-query.ts';
import * as style from './quick-filters.styles.ts';

interface QuickFiltersProps {
  query: ListingQuery;
  facets: Facets;
  pathFor(query: ListingQuery): string;
}

/** The filters that phones use most. */
const quick: readonly PromotionFilterName[] = ['free_shipping', 'discount', 'verified', 'in_stock'];

/**
 * The most used filters of a list as one press each, for phones: those already set are among the applied
 * filters.
 */
export const QuickFilters = ({ query, facets, pathFor }: QuickFiltersProps) => {
  const offered = facets.promotions.filter(
    ({ id, total }) => total > 0 && quick.includes(id) && !query.promotions.includes(id),
  );
  return offered.map(({ id, name }) => (
    <ChipLink key={id} css={style.chip} to={pathFor(toggleSelection(query, 'promotions', id))}>
      {name}
    </ChipLink>
  ));
};
