import { inLocale, maxSearch } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { Button, lengthLimit, SelectField, TextField } from '@pasar/ui';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brandsPath, changeBrands, cleanSearch, emptyBrandsQuery, storeSorts } from './brands-query.ts';
import * as style from './store-search.styles.ts';
import type { BrandsControl } from './use-brands-query.ts';

/**
 * Name and order: they apply automatically; without scripts, the button sends them with all other filters.
 */
export const StoreSearch = ({ query, go }: Pick<BrandsControl, 'query' | 'go'>) => {
  const { t } = useTranslation('storefront');
  const locale = useLocale();
  const [typed, setTyped] = useState({ of: query.search, text: query.search });
  // Another name was searched for, by Back or by a link: what was typed before is void.
  if (typed.of !== query.search) setTyped({ of: query.search, text: query.search });
  const says = t('brands.searchLong');
  const isTooLong = (text: string) => text.trim().length > maxSearch;
  const type = (text: string) => {
    // A search for incomplete input would be useless.
    const search = isTooLong(text) ? query.search : cleanSearch(text);
    setTyped({ of: search, text });
    if (search !== query.search) go(changeBrands(query, { search }), { typing: true });
  };
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <search css={style.place}>
      <form
        method="get"
        action={inLocale(brandsPath(emptyBrandsQuery), locale)}
        css={style.form}
        onSubmit={stay}
      >
        <TextField
          css={style.field}
          label={t('brands.search')}
          name="search"
          type="search"
          placeholder={t('brands.searchExample')}
          prefix={<Search size={20} strokeWidth={1.9} aria-hidden="true" />}
          value={typed.text}
          {...lengthLimit(maxSearch, says)}
          error={isTooLong(typed.text) ? says : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
        />
        <SelectField
          css={style.sort}
          label={t('brands.sort.label')}
          name="sort"
          value={query.sort}
          onChange={({ target }) => {
            const sort = storeSorts.find((one) => one === target.value);
            if (sort) go(changeBrands(query, { sort }));
          }}
          options={storeSorts.map((sort) => ({ value: sort, label: t(`brands.sort.${sort}`) }))}
        />
        {query.kind !== emptyBrandsQuery.kind && <input type="hidden" name="storetype" value={query.kind} />}
        {query.letter && <input type="hidden" name="letter" value={query.letter} />}
        {query.categories.map((slug) => (
          <input key={slug} type="hidden" name="category" value={slug} />
        ))}
        <noscript>
          <Button type="submit" variant="secondary">
            {t('brands.submit')}
          </Button>
        </noscript>
      </form>
    </search>
  );
};
