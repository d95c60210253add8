import type { AdminMe } from '@pasar/contract';
import { LocalNavLink } from '@pasar/slice-kit';
import { Disclosure } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import * as style from './layout.styles.ts';
import { listOwnNavItems } from './nav-items.ts';

const Links = ({ roles }: Pick<AdminMe, 'roles'>) => {
  const { t } = useTranslation('back-office');
  return (
    <ul>
      {listOwnNavItems(roles).map(({ key, to, icon: Icon, initial }) => (
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
  );
};

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
