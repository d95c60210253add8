import { inLocale, maxSearch } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { IconButton, lengthLimit, TextField } from '@pasar/ui';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './products.styles.ts';

interface GoodsSearchProps {
  search: string;
  /** Path of the store's page, without query. */
  action: string;
  onSearch(text: string): void;
}

/** Searches within the store. Without scripts it is a plain form. */
export const ProductsSearch = ({ search, action, onSearch }: GoodsSearchProps) => {
  const { t } = useTranslation('storefront');
  const locale = useLocale();
  const [typed, setTyped] = useState({ of: search, text: search });
  // Something else was searched for, by Back or by a link: what was typed before is void.
  if (typed.of !== search) setTyped({ of: search, text: search });
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.text.trim().replace(/\s+/g, ' '));
  };
  return (
    <search css={style.search}>
      <form method="get" action={inLocale(action, locale)} onSubmit={send}>
        <TextField
          label={t('store.search')}
          name="search"
          type="search"
          enterKeyHint="search"
          placeholder={t('store.search')}
          value={typed.text}
          {...lengthLimit(maxSearch, t('store.searchLong'))}
          autoComplete="off"
          onChange={({ target }) => setTyped({ of: search, text: target.value })}
          suffix={
            <IconButton
              css={style.glass}
              type="submit"
              label={t('store.searchSubmit')}
              icon={<Search size={20} strokeWidth={1.9} />}
            />
          }
        />
      </form>
    </search>
  );
};
