import { withoutLocale } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/**
 * The user's previous page (`?next=`): only a path of this marketplace, never another site. `otherwise`, or home,
 * when there is none.
 */
export const nextPath = (search: URLSearchParams, otherwise = linkTo('storefront.home')): string => {
  const next = search.get('next') ?? '';
  const within = next.startsWith('/') && !/^\/[/\\]/.test(next) && !/[\\\p{Cc}]/u.test(next);
  return within ? withoutLocale(next) : otherwise;
};

/** The same request, to be handed on to the next page of the way in. */
export const toNextQuery = (search: URLSearchParams): { next?: string } => {
  const next = nextPath(search);
  return next === linkTo('storefront.home') ? {} : { next };
};
