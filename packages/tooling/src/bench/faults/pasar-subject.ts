import type { Page, Route } from 'playwright';
import { computeIntegrity } from '../../build/integrity-plugin.ts';
import type { Subject } from './subject.ts';

const entryFile = 'remoteEntry.js';
const throwingPages = /(\w+Page):\(\)=>[\w$]+/g;

interface Planned {
  slices: { auth: { base: string; fallback?: unknown } };
}
const block = /(?<=<script type="application\/json" id="__plan">).*?(?=<\/script>)/s;

/** A document of a server in which no good version was live before the slice. */
const withoutFallback = (html: string) =>
  html.replace(block, (text) => {
    const plan = JSON.parse(text) as Planned;
    delete plan.slices.auth.fallback;
    return JSON.stringify(plan).replaceAll('<', '\\u003c');
  });

/** Our login page: the document and the entry contain hashes, so injected code must get fitting ones. */
export const pasarSubject = (market: string): Subject => {
  const forge: Subject['forge'] = async (page: Page, fault) => {
    const textOf = async (place: string) => (await page.request.get(market + place)).text();
    const plan = JSON.parse(block.exec(await textOf('/login'))?.[0] ?? '') as Planned;
    const { base } = plan.slices.auth;
    const entry = await textOf(base + entryFile);
    const files = new Map<string, string>();
    const swapped = new Map<string, string>();
    let planted = `throw new Error('planted');${entry}`;
    if (fault === 'throws in render') {
      planted = `${entry}\n`;
      for (const [, id] of entry.matchAll(/"(\d+)":"sha256-/g)) {
        const before = await textOf(`${base}${id}.js`);
        const after = before.replace(throwingPages, "$1:()=>()=>{throw new Error('planted')}");
        if (after === before) continue;
        files.set(`${id}.js`, after);
        swapped.set(computeIntegrity(before, 'sha256'), computeIntegrity(after, 'sha256'));
      }
      for (const [before, after] of swapped) planted = planted.replaceAll(before, after);
    }
    files.set(entryFile, planted);
    swapped.set(computeIntegrity(entry), computeIntegrity(planted));
    const isDocument = (url: URL) => !/^\/(r|api|media)\//.test(url.pathname);
    const isFile = (url: URL) => url.pathname.startsWith(base);
    const document = async (route: Route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      let html = withoutFallback(await answer.text());
      for (const [before, after] of swapped) html = html.replaceAll(before, after);
      return route.fulfill({ response: answer, body: html });
    };
    const file = (route: Route) => {
      const text = files.get(new URL(route.request().url()).pathname.slice(base.length));
      return text === undefined
        ? route.fallback()
        : route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: text });
    };
    await page.route(isDocument, (route) => document(route).catch(() => undefined));
    await page.route(isFile, file);
    return async () => {
      await page.unroute(isDocument);
      await page.unroute(isFile);
    };
  };
  return {
    name: 'pasar',
    url: `${market}/login`,
    entry: ({ pathname }) => pathname.startsWith('/r/auth/') && pathname.endsWith(entryFile),
    late: ({ pathname }) =>
      pathname.startsWith('/r/auth/') && pathname.endsWith('.js') && !pathname.endsWith(entryFile),
    elsewhere: 'header a[href="/"]',
    elsewhereShown: '[data-slice="storefront"]',
    shown: '[data-slice="auth"] h1',
    again: 'header a[href^="/login"]:visible',
    forge,
  };
};
