import { afterInteraction, useApi } from '@pasar/slice-kit';
import type { MouseEvent } from 'react';
import type { Listing } from './load-listing.ts';

const nothing = () => undefined;

/** The product that a press leads to, by the place of its card. */
const pressedItem = ({ target, currentTarget }: MouseEvent, items: Listing['items']) => {
  const card = target instanceof Element && target.closest('a') && target.closest('article');
  return card ? items[[...currentTarget.querySelectorAll('article')].indexOf(card)] : undefined;
};

/** Tells the server which search led to a product, once the press is painted; the way there does not wait for it. */
export const useSearchClick = ({ items, searchId }: Pick<Listing, 'items' | 'searchId'>) => {
  const api = useApi();
  return (press: MouseEvent): void => {
    const item = searchId && pressedItem(press, items);
    if (!item) return;
    afterInteraction(() => {
      import(/* webpackChunkName: "listing-calls" */ './send-click.ts')
        .then(({ sendClick }) => sendClick(api, searchId, item.id))
        // A press that was not counted needs no error message.
        .catch(nothing);
    }, nothing);
  };
};
