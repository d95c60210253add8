import type { Facets } from '@pasar/contract';
import { linkTo, useFormat } from '@pasar/slice-kit';
import { ChipRow, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../shared/chip-link/index.ts';
import { edgeToEdge } from './listing-view.styles.ts';
import { NamedStores } from './named-stores.tsx';
import { NearCities } from './near-cities.tsx';
import type { SearchPartProps } from './search-part-props.ts';
import { UnderstoodParts } from './understood-parts.tsx';

interface SearchSummaryProps extends SearchPartProps {
  /** Where the hits are sent from. */
  cities: Facets['cities'];
}

/** Above the items of a search: the way to stores of that name, the store that was named, and what was understood. */
export const SearchSummary = ({ query, search, cities, pathFor }: SearchSummaryProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const { stores = [], stores_total: total = 0, understood = [] } = search;
  return (
    <Stack gap={16}>
      <ChipRow css={edgeToEdge} role="group" aria-label={t('listing.kinds')}>
        <ChipLink chosen to={pathFor(query)}>
          {t('listing.goods')}
        </ChipLink>
        <ChipLink
          to={linkTo('storefront.brands', { search: query.search, storetype: 'all' })}
          preventScrollReset={false}
        >
          {total > 0 ? t('listing.storesTabCount', { n: number(total) }) : t('listing.storesTab')}
        </ChipLink>
      </ChipRow>
      {stores.length > 0 && <NamedStores stores={stores} />}
      <UnderstoodParts {...{ query, search, pathFor }} />
      {understood.some(({ needs }) => needs === 'near') && <NearCities {...{ query, cities, pathFor }} />}
    </Stack>
  );
};
