import { LocalNavLink, useSession } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { LazyOtherLinks } from './lazy-other-links.tsx';
import { NavCount, useNavCounts } from './nav-count.tsx';
import { navGroupsFor } from './nav-groups.ts';
import * as style from './nav-links.styles.ts';
import { StoreLinks } from './store-links.tsx';

/** All navigation items at the side, in their groups, each with what waits behind it; then those of other slices. */
export const NavList = () => {
  const { t } = useTranslation('seller');
  const counts = useNavCounts();
  const { user } = useSession();
  return (
    <nav css={style.side} aria-label={t('nav.label')}>
      <StoreLinks />
      {navGroupsFor(user?.merchant?.roles).map(({ key: group, items }) => (
        <div key={group} css={style.group}>
          <p css={style.groupName}>{t(`nav.${group}`)}</p>
          <ul>
            {items.map(({ key, to, icon: Icon }) => (
              <li key={key}>
                <LocalNavLink to={to} end={key === 'summary'} css={style.link}>
                  <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
                  {t(`nav.${key}`)}
                  <NavCount item={key} count={counts[key]} />
                </LocalNavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <LazyOtherLinks />
    </nav>
  );
};
