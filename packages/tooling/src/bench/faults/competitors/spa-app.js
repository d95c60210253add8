import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Boundary } from './boundary.js';
import { Page } from './page.js';

let root;
let place;

export const bootstrap = async () => undefined;

const Application = () => {
  const [tried, setTried] = useState(0);
  return createElement(Boundary, { key: tried, onRetry: () => setTried(tried + 1) }, createElement(Page));
};

/** Rejects when the first rendering fails, as single-spa's own adapter does. */
export const mount = () =>
  new Promise((done, refuse) => {
    place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place, { onUncaughtError: refuse });
    root.render(createElement(Application));
    setTimeout(done, 50);
  });

export const unmount = async () => {
  root?.unmount();
  place?.remove();
};
