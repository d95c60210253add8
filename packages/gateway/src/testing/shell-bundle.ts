/**
 * The server bundle of a tiny shell in the exact format of a real one: it matches paths, lets the owner
 * slice render its page, and puts a layout around it. A slice of the fixtures is `{ page(input), lcp? }`.
 */
export const shellBundle = `
'use strict';
const matcher = (pattern) => new RegExp('^/' + pattern.replace(/:[^/]+/g, '[^/]+') + '$');
const bare = (pathname) => pathname.replace(/^\\/en(?=\\/|$)/, '') || '/';

exports.shared = { 'fixture/words': { greeting: 'halo' } };

exports.ownerOf = (plan, pathname) => {
  for (const [name, slice] of Object.entries(plan.slices))
    if (slice.paths.some((path) => matcher(path).test(bare(pathname)))) return name;
  return null;
};

const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

exports.render = async (input) => {
  const url = new URL(input.url);
  const lang = /^\\/en(\\/|$)/.test(url.pathname) ? 'en' : 'id';
  const owner = exports.ownerOf(input.plan, url.pathname);
  const slice = owner && input.slices[owner] && input.slices[owner].slice;
  const page = owner === null
    ? { status: 404, html: '<h1>404</h1>' }
    : input.content && slice
      ? await slice.page({ ...input, pathname: url.pathname, lang })
      : { html: '<p data-skeleton="">...</p>' };
  return {
    status: 200,
    mode: owner === null || (input.content && slice) ? 'ssr' : 'frame',
    lang,
    head: '<title>' + escape(page.title || 'Fixture') + '</title>',
    css: { ids: 'a', text: '.a{color:red}' },
    baseCss: '@font-face{src:url("/r/shell/1.0.0/font.woff2") format("woff2")}',
    hydration: page.hydration,
    pages: page.pages || [],
    ...page,
    html: '<header>Pasar</header><main data-slice="' + owner + '">' + page.html + '</main>',
  };
};
`;
