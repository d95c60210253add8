import { courierCodes, courierNames } from '@pasar/contract';
import { type FilterFields, ListFilter, SearchBox, toSearchParams } from '@pasar/dashboard';
import { SelectField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import {
  isFiltered,
  readSellerOrderQuery,
  type SellerOrderQuery,
  sellerOrderListPath,
} from './seller-order-query.ts';

const pathFor = (fields: FilterFields) => sellerOrderListPath(readSellerOrderQuery(toSearchParams(fields)));

/** Finds an order by its code, what is in it or for whom; by its courier, and between two days. */
export const SellerOrderSearch = ({ query }: { query: SellerOrderQuery }) => {
  const { t } = useTranslation('seller');
  const { status, search, courier, date_start, date_end } = query;
  return (
    <ListFilter
      label={t('sellerOrders.search')}
      keep={status === 'all' ? {} : { status }}
      dates={{ date_start, date_end }}
      active={isFiltered(query)}
      datesOpen={Boolean(courier || date_start || date_end)}
      pathFor={pathFor}
      more={{
        summary: t('sellerOrders.filters'),
        fields: (
          <SelectField
            name="courier"
            label={t('sellerOrders.courier')}
            defaultValue={courier}
            placeholder={t('sellerOrders.anyCourier')}
            options={courierCodes.map((code) => ({ value: code, label: courierNames[code] }))}
          />
        ),
      }}
    >
      <SearchBox label={t('sellerOrders.search')} hint={t('sellerOrders.searchHint')} search={search} />
    </ListFilter>
  );
};
