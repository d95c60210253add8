import { type FilterFields, ListFilter, paramsOf, searchButtonStyle, searchStyle } from '@pasar/dashboard';
import { IconButton, TextField } from '@pasar/ui';
import { Search } from 'lucide-react';
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
      <TextField
        css={searchStyle}
        type="search"
        name="search"
        label={t('orders.search')}
        placeholder={t('orders.searchHint')}
        defaultValue={search}
        maxLength={100}
        enterKeyHint="search"
      />
      <IconButton
        css={searchButtonStyle}
        type="submit"
        tone="outlined"
        label={t('orders.searchButton')}
        icon={<Search size={20} strokeWidth={1.9} aria-hidden="true" />}
      />
    </ListFilter>
  );
};
