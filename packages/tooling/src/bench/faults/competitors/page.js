import { createElement, lazy, Suspense, useState } from 'react';

const Details = lazy(() => import(/* webpackChunkName: "details" */ './details.js'));

/** The one page of a micro-frontend, in whatever system it is. */
export const Page = () => {
  const [open, setOpen] = useState(false);
  if (__PAGE__ === 'account' && globalThis.plantedRender) throw new Error('planted');
  return createElement(
    'main',
    null,
    createElement('h1', { 'data-version': __VERSION__ }, __PAGE__),
    createElement('button', { type: 'button', onClick: () => setOpen(true) }, 'More'),
    open && createElement(Suspense, { fallback: 'Loading' }, createElement(Details)),
  );
};
