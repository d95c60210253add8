import { type FilterFields, ListFilter, paramsOf, SearchBox } from '@pasar/dashboard';
import { useTranslation } from 'react-i18next';
import { isNarrowed, type OrderQuery, orderListPath, readOrderQuery } from './order-query.ts';

const pathFor = (fields: FilterFields) => orderListPath(readOrderQuery(paramsOf(fields)));

/** Finds an order by what was bought, where, or by its code; and between two days. */
export const OrderSearch = ({ query }: { query: OrderQuery }) => {
  const { t } = useTranslation('buyer');
  const { status, search, date_start, date_end } = query;
  return (
    <ListFilter
      label={t('orders.search')}
      keep={status === 'all' ? {} : { status }}
      dates={{ date_start, date_end }}
      active={isNarrowed(query)}
      pathFor={pathFor}
    >
      <SearchBox label={t('orders.search')} hint={t('orders.searchHint')} search={search} />
    </ListFilter>
  );
};
