import { courierCodes, courierNames } from '@pasar/contract';
import { type FilterFields, ListFilter, paramsOf, SearchBox } from '@pasar/dashboard';
import { SelectField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { isNarrowed, readSaleQuery, type SaleQuery, saleListPath } from './sale-query.ts';

const pathFor = (fields: FilterFields) => saleListPath(readSaleQuery(paramsOf(fields)));

/** Finds an order by its code, what is in it or for whom; by its courier, and between two days. */
export const SaleSearch = ({ query }: { query: SaleQuery }) => {
  const { t } = useTranslation('seller');
  const { status, search, courier, date_start, date_end } = query;
  return (
    <ListFilter
      label={t('sales.search')}
      keep={status === 'all' ? {} : { status }}
      dates={{ date_start, date_end }}
      active={isNarrowed(query)}
      datesOpen={Boolean(courier || date_start || date_end)}
      pathFor={pathFor}
      more={{
        summary: t('sales.filters'),
        fields: (
          <SelectField
            name="courier"
            label={t('sales.courier')}
            defaultValue={courier}
            placeholder={t('sales.anyCourier')}
            options={courierCodes.map((code) => ({ value: code, label: courierNames[code] }))}
          />
        ),
      }}
    >
      <SearchBox label={t('sales.search')} hint={t('sales.searchHint')} search={search} />
    </ListFilter>
  );
};
