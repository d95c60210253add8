export type { Arrived, Replies } from './fake-market.ts';
export { fakeMarket } from './fake-market.ts';
export { openPage } from './open-page.ts';
export { renderPage } from './render-page.tsx';
export { shownToasts } from './shown-toasts.ts';
