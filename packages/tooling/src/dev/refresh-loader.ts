import type { LoaderContext } from 'webpack';

// In front on the same line, so that the lines of source maps stay.
const before =
  'const $RefreshReg$ = (type, id) => globalThis.__pasarDev?.register(type, __webpack_module__.id + " " + id), $RefreshSig$ = () => globalThis.__pasarDev?.signature() ?? ((type) => type); ';
/** `locales/id.ts` exports the table `messages`; the file of a page, `locales/cart-page.id.ts`, exports the tables of keys. */
const texts = /[\\/]locales[\\/](?:(?<page>[\w-]+-page)\.)?(?<locale>id|en)\.ts$/;

/** What a module tells the page when it has run. Tables that others import are taken by those. */
const afterOf = (file: string): string => {
  const { page, locale } = texts.exec(file)?.groups ?? {};
  const table = page ? '__webpack_module__.exports' : '__webpack_module__.exports.messages';
  const call = locale
    ? `settleMessages(import.meta.webpackHot, __APP__, '${locale}', ${table})`
    : 'settle(__webpack_module__, import.meta.webpackHot)';
  return `\nif (import.meta.webpackHot) globalThis.__pasarDev?.${call};\n`;
};

/** A webpack loader behind the compiler: makes a module's components and texts replaceable in the page. */
export default function refreshLoader(this: LoaderContext<unknown>, source: string, map?: object): void {
  this.callback(null, before + source + afterOf(this.resourcePath), map as never);
}
