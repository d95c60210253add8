import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Avatar, Card } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { Listing } from './load-listing.ts';
import * as style from './named-stores.styles.ts';

interface NamedStoresProps {
  stores: NonNullable<Listing['search']['stores']>;
}

/** The store that the search names, then others with that in their name. */
export const NamedStores = ({ stores }: NamedStoresProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  return (
    <ul css={style.stores} aria-label={t('listing.stores')}>
      {stores.map(
        ({ id, merchant_name: name, merchant_slug: slug, merchant_photos, city, total_product }) => (
          <li key={id}>
            <Card padding="none" lift css={style.store}>
              <Avatar name={name} src={merchant_photos ?? undefined} shape="petal" size="m" decorative />
              <div>
                <LocalLink to={linkTo('storefront.store', { slug })} css={style.name} lang="id">
                  {name}
                </LocalLink>
                <p css={style.line}>
                  {city} · {t('storeCard.products', { count: total_product, n: number(total_product) })}
                </p>
              </div>
            </Card>
          </li>
        ),
      )}
    </ul>
  );
};
