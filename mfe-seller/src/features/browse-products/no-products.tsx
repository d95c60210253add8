import { EmptyList } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { isFiltered, type ProductQuery, productListPath } from './product-query.ts';

export const NoProducts = ({ query }: { query: ProductQuery }) => {
  const { t } = useTranslation('seller');
  const { status, sort } = query;
  return (
    <EmptyList
      isFiltered={isFiltered(query)}
      isAll={status === 'all'}
      to={{
        nothingFound: productListPath({ status, sort }),
        none: linkTo('seller.newProduct'),
        noneHere: productListPath({ sort }),
      }}
      message={(reason, part) => t(`products.${reason}.${part}`)}
      variant="primary"
    />
  );
};
