import { inLocale, type Locale } from '@pasar/contract';
import { redirect } from 'react-router';

/** Where a loader wants the visitor to go: a path without language prefix; the visitor's own is added on the way. */
export class RedirectTarget {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

/**
 * Throws a redirect to a path of this marketplace, in the visitor's language. Only for loaders and actions.
 */
export const redirectTo = (path: string): never => {
  throw new RedirectTarget(path);
};

/** The router's redirect for what `redirectTo` threw; anything else stays as it is. */
export const localRedirect = (thrown: unknown, locale: Locale): unknown =>
  thrown instanceof RedirectTarget ? redirect(inLocale(thrown.path, locale)) : thrown;
