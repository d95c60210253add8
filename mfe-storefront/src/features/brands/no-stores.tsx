import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, EmptyState, Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type BrandsQuery, brandsPath, changeBrands, emptyBrandsQuery } from './brands-query.ts';

/** Nothing matched: the ways on (quality A41). */
export const NoStores = ({ query }: { query: BrandsQuery }) => {
  const { t } = useTranslation('storefront');
  const wider =
    query.kind === 'all'
      ? brandsPath(emptyBrandsQuery)
      : brandsPath(changeBrands(query, { kind: 'all', letter: '', categories: [] }));
  return (
    <EmptyState
      title={t('brands.empty.title')}
      text={t('brands.empty.text')}
      action={
        <Inline gap={8}>
          <ButtonLink as={LocalLink} to={wider}>
            {query.kind === 'all' ? t('brands.clear') : t('brands.empty.all')}
          </ButtonLink>
          {query.search && (
            <ButtonLink
              as={LocalLink}
              variant="secondary"
              to={linkTo('storefront.search', { search: query.search })}
            >
              {t('brands.empty.products', { text: query.search })}
            </ButtonLink>
          )}
        </Inline>
      }
    />
  );
};
