import { withoutLocale } from '@pasar/contract';
import { LocalNavLink, useFormat } from '@pasar/slice-kit';
import { VisuallyHidden } from '@pasar/ui';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useUnread } from '../unread/use-unread.ts';
import { findNavItem, type NavItem, navGroups } from './nav-groups.ts';
import * as style from './nav-links.styles.ts';

/** The summary's address begins every other one. */
const useCurrent = () => {
  const { pathname } = useLocation();
  return { pathname, current: findNavItem(withoutLocale(pathname)) };
};

/** How many of the store's notifications are new, beside their navigation item. */
const News = ({ room }: { room: NavItem['key'] }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const unread = useUnread();
  if (room !== 'notifications' || unread === 0) return null;
  return (
    <span css={style.news}>
      {number(unread)}
      <VisuallyHidden> {t('nav.unread')}</VisuallyHidden>
    </span>
  );
};

/** All navigation items at the side, in their groups. */
export const NavList = () => {
  const { t } = useTranslation('seller');
  return (
    <nav css={style.side} aria-label={t('nav.label')}>
      {navGroups().map(({ key: group, rooms }) => (
        <div key={group} css={style.group}>
          <p css={style.groupName}>{t(`nav.${group}`)}</p>
          <ul>
            {rooms.map(({ key, to, icon: Icon }) => (
              <li key={key}>
                <LocalNavLink to={to} end={key === 'summary'} css={style.link}>
                  <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
                  {t(`nav.${key}`)}
                  <News room={key} />
                </LocalNavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};

/**
 * The same on phones: one line that names the current page and opens all of them. Works before any script
 * runs.
 */
export const NavMenu = () => {
  const { t } = useTranslation('seller');
  const { pathname, current } = useCurrent();
  const Icon = current?.icon;
  return (
    <nav css={style.menu} aria-label={t('nav.label')}>
      <details key={pathname}>
        <summary css={style.summary}>
          {Icon && <Icon size={20} strokeWidth={1.9} aria-hidden="true" />}
          <span css={style.here}>{current ? t(`nav.${current.key}`) : t('nav.label')}</span>
          <span css={style.all}>{t('nav.all')}</span>
          <ChevronDown size={20} strokeWidth={1.9} aria-hidden="true" />
        </summary>
        <ul css={style.tiles}>
          {navGroups()
            .flatMap(({ rooms }) => rooms)
            .map(({ key, to, icon: Tile }) => (
              <li key={key}>
                <LocalNavLink to={to} end={key === 'summary'} css={style.tile}>
                  <Tile size={24} strokeWidth={1.9} aria-hidden="true" />
                  {t(`nav.${key}`)}
                  <News room={key} />
                </LocalNavLink>
              </li>
            ))}
        </ul>
      </details>
    </nav>
  );
};
