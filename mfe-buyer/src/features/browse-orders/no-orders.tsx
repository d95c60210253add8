import { EmptyList } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { isFiltered, type OrderQuery, orderListPath } from './order-query.ts';

export const NoOrders = ({ query }: { query: OrderQuery }) => {
  const { t } = useTranslation('buyer');
  const { status } = query;
  return (
    <EmptyList
      isFiltered={isFiltered(query)}
      isAll={status === 'all'}
      to={{
        nothingFound: orderListPath({ status }),
        none: linkTo('storefront.home'),
        noneHere: orderListPath({}),
      }}
      message={(reason, part) => t(`orders.${reason}.${part}`)}
    />
  );
};
