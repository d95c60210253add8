import { paths } from '@pasar/contract';
import { EmptyList } from '@pasar/dashboard';
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
        none: paths.seller.newProduct(),
        noneHere: productListPath({ sort }),
      }}
      message={(reason, part) => t(`products.${reason}.${part}`)}
      variant="primary"
    />
  );
};
