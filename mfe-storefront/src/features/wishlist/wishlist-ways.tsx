import { inLocale, maxSearch } from '@pasar/contract';
import { linkTo, useLocale, useLocalNavigate } from '@pasar/slice-kit';
import { ChipRow, IconButton, lengthLimit, SelectField, TextField } from '@pasar/ui';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ChipLink } from '../../shared/chip-link/index.ts';
import { type WishlistPageQuery, wishlistFilters, wishlistPath, wishlistSorts } from './wishlist-query.ts';
import * as style from './wishlist-ways.styles.ts';

/** What is looked for in the wishlist, and its order: one GET form and links, so that they work before any script. */
export const WishlistWays = ({ query: shown }: { query: WishlistPageQuery }) => {
  const { t } = useTranslation('storefront');
  const locale = useLocale();
  const navigate = useLocalNavigate();
  const { key } = useLocation();
  const [asked, setAsked] = useState<{ from: string; query: WishlistPageQuery }>();
  // Quick presses build on each other, though their responses are still pending.
  const query = asked?.from === key ? asked.query : shown;
  const [typed, setTyped] = useState({ of: query.search, text: query.search });
  // Something else was searched for, by Back or by a link: what was typed before is void.
  if (typed.of !== query.search) setTyped({ of: query.search, text: query.search });
  const ask = (change: Partial<WishlistPageQuery>) => {
    const wanted = { ...query, page: 1, ...change };
    setAsked({ from: key, query: wanted });
    return wanted;
  };
  const go = (change: Partial<WishlistPageQuery>) =>
    void navigate(wishlistPath(ask(change)), { preventScrollReset: true });
  const send = (event: FormEvent) => {
    event.preventDefault();
    go({ search: typed.text.trim().replace(/\s+/g, ' ') });
  };
  return (
    <search css={style.ways}>
      <form
        css={style.form}
        method="get"
        action={inLocale(linkTo('storefront.wishlist'), locale)}
        onSubmit={send}
      >
        {query.show !== 'all' && <input type="hidden" name="show" value={query.show} />}
        <TextField
          css={style.searchField}
          label={t('wishlist.search')}
          name="search"
          type="search"
          enterKeyHint="search"
          value={typed.text}
          {...lengthLimit(maxSearch, t('wishlist.searchLong'))}
          autoComplete="off"
          onChange={({ target }) => setTyped({ of: query.search, text: target.value })}
          suffix={
            <IconButton
              type="submit"
              label={t('wishlist.searchSubmit')}
              icon={<Search size={20} strokeWidth={1.9} aria-hidden="true" />}
            />
          }
        />
        <SelectField
          css={style.order}
          label={t('wishlist.sort')}
          name="sort"
          value={query.sort}
          options={wishlistSorts.map((value) => ({ value, label: t(`wishlist.sorts.${value}`) }))}
          onChange={({ target }) =>
            go({ sort: wishlistSorts.find((sort) => sort === target.value) ?? 'added' })
          }
        />
      </form>
      <ChipRow role="group" aria-label={t('wishlist.show')}>
        {wishlistFilters.map((show) => (
          <ChipLink
            key={show}
            to={wishlistPath({ ...query, show, page: 1 })}
            chosen={query.show === show}
            onClick={(press) => {
              if (!press.metaKey && !press.ctrlKey && !press.shiftKey) ask({ show });
            }}
          >
            {t(`wishlist.shows.${show}`)}
          </ChipLink>
        ))}
      </ChipRow>
    </search>
  );
};
