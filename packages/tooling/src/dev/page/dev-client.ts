import type { App } from '../../workspace.ts';

declare const __APP__: App;
declare const __webpack_hash__: string;
declare let __webpack_public_path__: string;

// Part of every app that is built from source. The names above and `webpackHot` are webpack's: it
// recognizes them only where they are written out.
if (import.meta.webpackHot)
  globalThis.__pasarDev?.join(__APP__, {
    hot: import.meta.webpackHot,
    build: () => __webpack_hash__,
    moveOn: () => {
      __webpack_public_path__ = `/r/${__APP__}/0.0.0-dev/`;
    },
  });
