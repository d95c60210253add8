import type { SortValue } from '@pasar/contract';
import { SelectField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import { setSort } from './change-query.ts';
import { type ListingQuery, sorts, usualSort } from './listing-query.ts';
import * as style from './sort-field.styles.ts';

interface SortFieldProps {
  pressed: StoreApi<ListingQuery>;
  /** Id of the filter form: without scripts, the order is sent along with the filters. */
  form: string;
  onChange(query: ListingQuery): void;
}

const isSort = (value: string): value is SortValue => (sorts as readonly string[]).includes(value);

/** The order of the list. "Best match" is listed only where there is something to match. */
export const SortField = ({ pressed, form, onChange }: SortFieldProps) => {
  const query = useStore(pressed);
  const { t } = useTranslation('storefront');
  const offered = sorts.filter((sort) => sort !== 'relevance' || query.search);
  return (
    <SelectField
      css={style.field}
      label={t('sort.label')}
      name="sort"
      form={form}
      value={query.sort ?? usualSort(query)}
      onChange={({ target }) => isSort(target.value) && onChange(setSort(query, target.value))}
      options={offered.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
    />
  );
};
