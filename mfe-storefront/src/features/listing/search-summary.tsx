import { paths } from '@pasar/contract';
import { ChipRow, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../shared/chip-link/index.ts';
import type { ListingQuery } from './listing-query.ts';
import type { Listing } from './load-listing.ts';
import { NamedStores } from './named-stores.tsx';
import { UnderstoodParts } from './understood-parts.tsx';

interface SearchSummaryProps {
  query: ListingQuery;
  search: Listing['search'];
  pathFor(query: ListingQuery): string;
}

/** Above the items of a search: the way to stores of that name, the store that was named, and what was understood. */
export const SearchSummary = ({ query, search, pathFor }: SearchSummaryProps) => {
  const { t } = useTranslation('storefront');
  const { stores = [] } = search;
  return (
    <Stack gap={16}>
      <ChipRow role="group" aria-label={t('listing.kinds')}>
        <ChipLink chosen to={pathFor(query)}>
          {t('listing.goods')}
        </ChipLink>
        <ChipLink to={paths.brands({ search: query.search, storetype: 'all' })} preventScrollReset={false}>
          {t('listing.storesTab')}
        </ChipLink>
      </ChipRow>
      {stores.length > 0 && <NamedStores stores={stores} />}
      <UnderstoodParts {...{ query, search, pathFor }} />
    </Stack>
  );
};
