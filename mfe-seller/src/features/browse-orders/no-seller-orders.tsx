import { EmptyList } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { isFiltered, type SellerOrderQuery, sellerOrderListPath } from './seller-order-query.ts';

export const NoSellerOrders = ({ query }: { query: SellerOrderQuery }) => {
  const { t } = useTranslation('seller');
  const { status } = query;
  return (
    <EmptyList
      isFiltered={isFiltered(query)}
      isAll={status === 'all'}
      to={{
        nothingFound: sellerOrderListPath({ status }),
        none: linkTo('seller.store'),
        noneHere: sellerOrderListPath({}),
      }}
      message={(reason, part) => t(`sellerOrders.${reason}.${part}`)}
    />
  );
};
