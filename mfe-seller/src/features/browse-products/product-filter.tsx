import { type CategoryNode, inLocale, sellerProductSorts } from '@pasar/contract';
import { SearchBox } from '@pasar/dashboard';
import { LocalLink, useLocale, useLocalNavigate } from '@pasar/slice-kit';
import { SelectField, TextLink } from '@pasar/ui';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './product-filter.styles.ts';
import {
  isFiltered,
  type ProductQuery,
  productListPath,
  readProductQuery,
  stockFilters,
} from './product-query.ts';
import { toCategoryOptions } from './to-category-options.ts';

interface ProductFilterProps {
  query: ProductQuery;
  /** Empty when it did not load: every other filter still works. */
  tree: readonly CategoryNode[];
}

const queryOf = (form: HTMLFormElement) =>
  readProductQuery(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );

/** Text, category, stock and order of the list, all of them in the address. Works without scripts. */
export const ProductFilter = ({ query, tree }: ProductFilterProps) => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const navigate = useLocalNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { status, search, category_id, stock, sort } = query;
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (form.current) void navigate(productListPath(queryOf(form.current)), { preventScrollReset: true });
  };
  return (
    <form
      ref={form}
      key={JSON.stringify([search, category_id, stock, sort])}
      method="get"
      action={inLocale(productListPath({}), locale)}
      css={style.form}
      aria-label={t('products.search')}
      onSubmit={apply}
    >
      {status !== 'all' && <input type="hidden" name="status" value={status} />}
      <div css={style.searchLine}>
        <SearchBox label={t('products.search')} hint={t('products.searchHint')} search={search} />
      </div>
      <div css={style.fields}>
        <SelectField
          name="category_id"
          label={t('products.category')}
          defaultValue={String(category_id ?? '')}
          placeholder={t('products.anyCategory')}
          options={toCategoryOptions(tree)}
          onChange={() => apply()}
        />
        <SelectField
          name="stock"
          label={t('products.stockFilter')}
          defaultValue={stock ?? ''}
          placeholder={t('products.anyStock')}
          options={stockFilters.map((value) => ({ value, label: t(`products.stockIs.${value}`) }))}
          onChange={() => apply()}
        />
        <SelectField
          name="sort"
          label={t('products.sort')}
          defaultValue={sort}
          options={sellerProductSorts.map((value) => ({ value, label: t(`products.sortBy.${value}`) }))}
          onChange={() => apply()}
        />
      </div>
      {isFiltered(query) && (
        <div>
          <TextLink
            as={LocalLink}
            standalone
            prefetch="none"
            preventScrollReset
            to={productListPath({ status, sort })}
          >
            {t('filter.clear')}
          </TextLink>
        </div>
      )}
    </form>
  );
};
