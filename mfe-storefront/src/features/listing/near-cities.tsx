import type { Facets } from '@pasar/contract';
import { ChipRow, Stack } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../shared/chip-link/index.ts';
import * as style from './listing-heading.styles.ts';
import type { ListingQuery } from './listing-query.ts';
import { edgeToEdge } from './listing-view.styles.ts';

interface NearCitiesProps {
  query: ListingQuery;
  cities: Facets['cities'];
  pathFor(query: ListingQuery): string;
}

const most = 12;

/** Asks for the city that goods shall be close to: nobody else says where the visitor is. */
export const NearCities = ({ query, cities, pathFor }: NearCitiesProps) => {
  const { t } = useTranslation('storefront');
  const labelId = useId();
  if (cities.length === 0) return null;
  return (
    <Stack gap={8}>
      <p id={labelId} css={style.suggestion}>
        {t('listing.nearTo')}
      </p>
      <ChipRow css={edgeToEdge} role="group" aria-labelledby={labelId}>
        {cities.slice(0, most).map(({ id, name }) => (
          <ChipLink key={id} to={pathFor({ ...query, near: id, page: 1 })}>
            {name}
          </ChipLink>
        ))}
      </ChipRow>
    </Stack>
  );
};
