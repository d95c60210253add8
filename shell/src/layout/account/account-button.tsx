import { paths, withoutLocale } from '@pasar/contract';
import { LocalLink, useSession } from '@pasar/slice-kit';
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

const WaysIn = () => {
  const { t } = useTranslation('shell');
  const offers = useHasPage();
  const { pathname, search } = useLocation();
  const here = withoutLocale(pathname) + search;
  // Nobody wants to come back to the login after it.
  const next =
    here === '/' || /^\/(login|register|forget|reset|verification)/.test(here) ? {} : { next: here };
  return (
    <div css={visitorStyle}>
      {offers(paths.login()) && (
        <LocalLink to={paths.login(next)} css={logInStyle}>
          {t('account.logIn')}
        </LocalLink>
      )}
      {offers(paths.register()) && (
        <LocalLink to={paths.register(next)} css={registerStyle}>
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
