import { type FilterFields, ListFilter, SearchBox, toSearchParams } from '@pasar/dashboard';
import { useTranslation } from 'react-i18next';
import { isFiltered, type OrderQuery, orderListPath, readOrderQuery } from './order-query.ts';

const pathFor = (fields: FilterFields) => orderListPath(readOrderQuery(toSearchParams(fields)));

/** Finds an order by what was bought, where, or by its code; and between two days. */
export const OrderSearch = ({ query }: { query: OrderQuery }) => {
  const { t } = useTranslation('buyer');
  const { status, search, date_start, date_end } = query;
  return (
    <ListFilter
      label={t('orders.search')}
      keep={status === 'all' ? {} : { status }}
      dates={{ date_start, date_end }}
      active={isFiltered(query)}
      pathFor={pathFor}
    >
      <SearchBox label={t('orders.search')} hint={t('orders.searchHint')} search={search} />
    </ListFilter>
  );
};
