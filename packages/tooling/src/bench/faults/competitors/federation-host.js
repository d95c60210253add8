import { createElement, lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Boundary } from './boundary.js';

const remotes = {
  catalog: () => import('catalog/page'),
  account: () => import('account/page'),
};

const Part = ({ name }) => {
  const load = () => lazy(async () => ({ default: (await remotes[name]()).Page }));
  const [tried, setTried] = useState(() => ({ count: 0, Remote: load() }));
  return createElement(
    Boundary,
    { key: tried.count, onRetry: () => setTried(({ count }) => ({ count: count + 1, Remote: load() })) },
    createElement(Suspense, { fallback: 'Loading' }, createElement(tried.Remote)),
  );
};

const Host = () => {
  const [name, setName] = useState(location.pathname.slice(1) || 'catalog');
  const go = (to) => () => {
    history.pushState(null, '', `/${to}`);
    setName(to);
  };
  const link = (to) => createElement('button', { id: `to-${to}`, type: 'button', onClick: go(to) }, to);
  return createElement(
    'div',
    null,
    createElement('header', null, link('catalog'), link('account')),
    createElement(Part, { key: name, name }),
  );
};

createRoot(document.getElementById('root')).render(createElement(Host));
