import { withoutLocale } from '@pasar/contract';
import { LocalNavLink, useSession } from '@pasar/slice-kit';
import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LazyOtherLinks } from './lazy-other-links.tsx';
import { NavCount, useNavCounts } from './nav-count.tsx';
import { findNavItem, navGroupsFor } from './nav-groups.ts';
import * as style from './phone-bar.styles.ts';
import { StoreLinks } from './store-links.tsx';

/** What a thumb reaches at once; the rest is behind the last place. */
const first = ['summary', 'orders', 'products', 'wallet'] as const;
type First = (typeof first)[number];
const isFirst = (key: string): key is First => (first as readonly string[]).includes(key);

/**
 * The bar of the workspace on phones, in the place of the shop's (`data-action-bar`). Its last place opens what is not
 * in it; that works before any script runs.
 */
export const PhoneBar = () => {
  const { t } = useTranslation('seller');
  const { pathname } = useLocation();
  const counts = useNavCounts();
  const { user } = useSession();
  const more = useRef<HTMLDetailsElement>(null);
  const items = navGroupsFor(user?.merchant?.roles).flatMap((group) => group.items);
  const current = findNavItem(withoutLocale(pathname));
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !more.current?.open) return;
    more.current.open = false;
    more.current.querySelector('summary')?.focus();
  };
  return (
    <nav css={style.bar} data-action-bar="nav" aria-label={t('nav.bar')} onKeyDown={close}>
      {items.flatMap(({ key, to, icon: Icon }) =>
        isFirst(key)
          ? [
              <LocalNavLink key={key} to={to} end={key === 'summary'} css={style.tab}>
                <span css={style.icon}>
                  <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
                  <NavCount item={key} count={counts[key]} />
                </span>
                {t(`nav.short.${key}`)}
              </LocalNavLink>,
            ]
          : [],
      )}
      <details key={pathname} ref={more} css={style.more}>
        <summary css={style.tab} data-current={(current && !isFirst(current.key)) || undefined}>
          <span css={style.icon}>
            <Ellipsis size={22} strokeWidth={1.9} aria-hidden="true" />
          </span>
          {t('nav.more')}
        </summary>
        <div css={style.panel}>
          <StoreLinks />
          <ul css={style.tiles}>
            {items
              .filter(({ key }) => !isFirst(key))
              .map(({ key, to, icon: Icon }) => (
                <li key={key}>
                  <LocalNavLink to={to} css={style.tile}>
                    <Icon size={24} strokeWidth={1.9} aria-hidden="true" />
                    {t(`nav.${key}`)}
                    <NavCount item={key} count={counts[key]} />
                  </LocalNavLink>
                </li>
              ))}
            <LazyOtherLinks inBar />
          </ul>
        </div>
      </details>
    </nav>
  );
};
