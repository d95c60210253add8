import { linkTo } from '@pasar/slice-kit';
import { ChipRow, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../shared/chip-link/index.ts';
import { edgeToEdge } from './listing-view.styles.ts';
import { NamedStores } from './named-stores.tsx';
import type { SearchPartProps } from './search-part-props.ts';
import { UnderstoodParts } from './understood-parts.tsx';

/** Above the items of a search: the way to stores of that name, the store that was named, and what was understood. */
export const SearchSummary = ({ query, search, pathFor }: SearchPartProps) => {
  const { t } = useTranslation('storefront');
  const { stores = [] } = search;
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
          {t('listing.storesTab')}
        </ChipLink>
      </ChipRow>
      {stores.length > 0 && <NamedStores stores={stores} />}
      <UnderstoodParts {...{ query, search, pathFor }} />
    </Stack>
  );
};
