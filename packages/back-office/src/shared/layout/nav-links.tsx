import type { AdminMe } from '@pasar/contract';
import { LocalNavLink } from '@pasar/slice-kit';
import { Disclosure } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import * as style from './layout.styles.ts';
import { groupNavItems, type NavGroup } from './nav-groups.ts';
import { listOwnNavItems, type NavItem } from './nav-items.ts';

const Group = ({ group, items }: { group: NavGroup; items: readonly NavItem[] }) => {
  const { t } = useTranslation('back-office');
  const id = useId();
  const isTitled = group !== 'start';
  return (
    <div>
      {isTitled && (
        <p id={id} css={style.groupStyle}>
          {t(`group.${group}`)}
        </p>
      )}
      <ul aria-labelledby={isTitled ? id : undefined}>
        {items.map(({ key, to, icon: Icon, initial }) => (
          <li key={key}>
            <LocalNavLink to={to} end={key === 'home'} css={style.linkStyle}>
              <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
              {t(`nav.${key}`)}
              <span css={style.initialStyle} aria-hidden="true">
                {`g ${initial}`}
              </span>
            </LocalNavLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Links = ({ roles }: Pick<AdminMe, 'roles'>) =>
  groupNavItems(listOwnNavItems(roles)).map((one) => <Group key={one.group} {...one} />);

/** The pages at the side; on phones behind one line, which works before any script runs. */
export const NavLinks = ({ me: { fullname, email, roles } }: { me: AdminMe }) => {
  const { t } = useTranslation('back-office');
  const { pathname } = useLocation();
  const who = (
    <p css={style.whoStyle}>
      {fullname ?? email} · {roles.map((role) => t(`role.${role}`)).join(', ')}
    </p>
  );
  return (
    <>
      <nav css={style.sideStyle} aria-label={t('nav.label')}>
        <Links roles={roles} />
        {who}
      </nav>
      <nav css={style.menuStyle} aria-label={t('nav.label')}>
        <Disclosure key={pathname} summary={t('nav.label')}>
          <Links roles={roles} />
          {who}
        </Disclosure>
      </nav>
    </>
  );
};
