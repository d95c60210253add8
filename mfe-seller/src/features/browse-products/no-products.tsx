import { EmptyList } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useMayWrite } from '../../shared/rights/use-may-write.ts';
import { isFiltered, type ProductQuery, productListPath } from './product-query.ts';

export const NoProducts = ({ query }: { query: ProductQuery }) => {
  const { t } = useTranslation('seller');
  const { status, sort } = query;
  const mayWrite = useMayWrite('catalogue');
  // Who may only read is offered nothing to add.
  if (!mayWrite && status === 'all' && !isFiltered(query))
    return <EmptyState title={t('products.none.title')} text={t('products.none.text')} />;
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
