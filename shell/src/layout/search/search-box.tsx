import { inLocale } from '@pasar/contract';
import { linkTo, useApi, useLocale, useLocalNavigate } from '@pasar/slice-kit';
import { lengthLimit } from '@pasar/ui';
import { Search } from 'lucide-react';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useHasPage } from '../../plan/plan-context.ts';
import { type LiveSearch, loadLiveSearch } from './load-live-search.ts';
import { boxStyle, formStyle, goStyle, inputStyle, placeStyle } from './search-box.styles.ts';
import { idleSearch, longestSearch } from './search-state.ts';

/**
 * A plain GET form that works without JavaScript. Suggestions load with the first touch: until their code
 * is there the box accepts every key, and the typed text is requested then.
 */
export const SearchBox = () => {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const navigate = useLocalNavigate();
  const { pathname, search, key: page } = useLocation();
  const surroundings = { api: useApi(), offers: useHasPage() };
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [live, setLive] = useState<LiveSearch | null>(null);
  // What is typed or sent while the code arrives waits for it.
  const loading = useRef<Promise<LiveSearch | null>>(null);
  // Open on one page only: a change of page closes it by itself.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === page;
  const list = useStore(live?.behavior.store ?? idleSearch);
  const limit = lengthLimit(longestSearch, t('search.long'));
  const term = new URLSearchParams(search).get('search') ?? '';
  // In a workspace the box searches what the store has received, not the shop.
  const isOwn = `${pathname}/`.startsWith(`${inLocale(linkTo('seller.summary'), locale)}/`);

  const start = async () => {
    setOpenOn(page);
    loading.current ??= loadLiveSearch(surroundings).catch(() => null);
    const loaded = await loading.current;
    setLive(loaded);
    const typed = input.current?.value ?? '';
    if (!loaded) {
      loading.current = null;
      // Without its code the box stays a form: on a phone nothing would close it.
      setOpenOn(null);
    } else if (typed === term) loaded.behavior.recall();
    else loaded.behavior.type(typed, pathname, isOwn);
  };
  const close = () => {
    setOpenOn(null);
    live?.behavior.close();
  };
  const forget = () => {
    live?.behavior.forget();
    // The pressed button was removed.
    input.current?.focus();
  };
  const leave = (to: string) => {
    close();
    input.current?.blur();
    void loading.current?.then((loaded) => loaded?.behavior.remember(to));
    void navigate(to);
  };
  const listOf = (query: { search?: string }) =>
    isOwn ? linkTo('seller.orders', query) : linkTo('storefront.search', query);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    leave(list.options[list.active]?.to ?? listOf(text ? { search: text } : {}));
  };
  const press = (event: KeyboardEvent) => {
    if (live?.behavior.key(event.key)) event.preventDefault();
    else if (event.key === 'Escape') close();
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    <search css={placeStyle}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus of box and list bubbles up to here */}
      <div css={boxStyle} data-open={open || undefined} onBlur={blur}>
        <form action={inLocale(listOf({}), locale)} method="get" onSubmit={submit} css={formStyle}>
          {live && open && <live.CloseButton onClick={close} />}
          <Search size={20} strokeWidth={1.9} aria-hidden="true" />
          <input
            key={term}
            ref={input}
            css={inputStyle}
            name="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            {...limit}
            defaultValue={term}
            aria-label={t('search.label')}
            placeholder={t(isOwn ? 'search.ownPlaceholder' : 'search.placeholder')}
            onFocus={start}
            onInput={(event) => {
              limit.onInput(event);
              const { value } = event.currentTarget;
              void loading.current?.then((loaded) => loaded?.behavior.type(value, pathname, isOwn));
            }}
            onKeyDown={press}
            role="combobox"
            aria-autocomplete="list"
            aria-controls={listId}
            aria-expanded={open && list.open}
            aria-activedescendant={list.active < 0 ? undefined : `${listId}-${list.active}`}
          />
          <button type="submit" css={goStyle}>
            {t('search.submit')}
          </button>
        </form>
        {live && open ? (
          <live.List id={listId} store={live.behavior.store} onChoose={leave} onForget={forget} />
        ) : (
          <div id={listId} hidden />
        )}
      </div>
    </search>
  );
};
