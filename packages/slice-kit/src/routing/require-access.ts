import { withoutLocale } from '@pasar/contract';
import { linkTo } from '../links/link-to.ts';
import type { Page } from '../slice/define-page.ts';
import { RedirectTarget, redirectTo } from '../slice/redirect-to.ts';
import type { PageScope } from './page-scope.ts';

/** Admits a user to a page, or throws a redirect to the login or to "become a seller". */
export const requireAccess = async (access: Page['access'], scope: PageScope, url: URL): Promise<void> => {
  if (!access) return;
  const user = await scope.whoIsHere();
  if (!user) throw loginFor(url);
  // This tab may have known them before they had a store.
  if (access === 'merchant' && !user.merchant && !(await scope.whoIsHere(true))?.merchant)
    redirectTo(linkTo('auth.becomeSeller'));
};

/** The login, which leads back to the page afterwards. */
export const loginFor = (url: URL): RedirectTarget =>
  new RedirectTarget(linkTo('auth.login', { next: withoutLocale(url.pathname) + url.search }));
