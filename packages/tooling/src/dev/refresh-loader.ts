import type { LoaderContext } from 'webpack';

// In front on the same line, so that the lines of source maps stay.
const before =
  'const $RefreshReg$ = (type, id) => globalThis.__pasarDev?.register(type, __webpack_module__.id + " " + id), $RefreshSig$ = () => globalThis.__pasarDev?.signature() ?? ((type) => type); ';
const after =
  '\nif (import.meta.webpackHot) globalThis.__pasarDev?.settle(__webpack_module__, import.meta.webpackHot);\n';

/**
 * A webpack loader behind the compiler: registers a module's components in the page, so that they can be
 * replaced.
 */
export default function refreshLoader(this: LoaderContext<unknown>, source: string, map?: object): void {
  this.callback(null, before + source + after, map as never);
}
