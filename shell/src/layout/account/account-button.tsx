import { withoutLocale } from '@pasar/contract';
import { LocalLink, linkTo, useSession } from '@pasar/slice-kit';
import { Avatar, VisuallyHidden } from '@pasar/ui';
import { type ComponentType, type FocusEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHasPage } from '../../plan/plan-context.ts';
import { useEscape } from '../use-escape.ts';
import {
  accountButtonStyle,
  logInStyle,
  placeStyle,
  registerStyle,
  visitorStyle,
} from './account-button.styles.ts';

const loadMenu = () => import(/* webpackChunkName: "account-menu" */ './account-menu.tsx');

/** The user's menu, or login and registration for a visitor. */
export const AccountButton = () => {
  const { user } = useSession();
  return user ? <AccountMenuButton name={user.fullname ?? user.username ?? user.email} /> : <WaysIn />;
};

const listWaysIn = (): string[] => [
  linkTo('auth.login'),
  linkTo('auth.register'),
  linkTo('auth.forgetPassword'),
  linkTo('auth.resetPassword'),
  linkTo('auth.verification'),
];

const WaysIn = () => {
  const { t } = useTranslation('shell');
  const offers = useHasPage();
  const { pathname, search } = useLocation();
  const at = withoutLocale(pathname);
  // Nobody wants to come back to the login after it.
  const next = at === '/' || listWaysIn().includes(at) ? {} : { next: at + search };
  return (
    <div css={visitorStyle}>
      {offers('auth.login') && (
        <LocalLink to={linkTo('auth.login', next)} css={logInStyle}>
          {t('account.logIn')}
        </LocalLink>
      )}
      {offers('auth.register') && (
        <LocalLink to={linkTo('auth.register', next)} css={registerStyle}>
          {t('account.register')}
        </LocalLink>
      )}
    </div>
  );
};

const AccountMenuButton = ({ name }: { name: string }) => {
  const { t } = useTranslation('shell');
  const menuId = useId();
  const { key: page } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<ComponentType<{ onClose(): void }> | null>(null);
  // Open on one page only: a change of page closes it by itself.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === page;

  const fetchMenu = () => {
    void loadMenu().then(
      ({ AccountMenu }) => setMenu(() => AccountMenu),
      () => undefined,
    );
  };
  const close = () => {
    setOpenOn(null);
    button.current?.focus();
  };
  const toggle = () => {
    fetchMenu();
    setOpenOn(open ? null : page);
  };
  useEscape(open, close);
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpenOn(null);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of the button and its menu bubble up to here
    <div css={placeStyle} onBlur={blur}>
      <button
        ref={button}
        type="button"
        css={accountButtonStyle}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={toggle}
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
      >
        <Avatar name={name} size="m" tone="kunyit" decorative />
        <VisuallyHidden>{t('account.open', { name })}</VisuallyHidden>
      </button>
      <div id={menuId}>{open && Menu && <Menu onClose={close} />}</div>
    </div>
  );
};
