import { SitemapPart } from '@pasar/contract';
import * as v from 'valibot';
import type { Gateway, GatewayApp, GatewayContext } from '../gateway.ts';
import { encodingFor } from '../pack.ts';
import { findPagePath, publicPages } from './public-pages.ts';
import { requestOutline, requestPage } from './request-sitemap.ts';
import { type SitemapUrl, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** Search engines request it again after hours and learn of changes then. */
const kept = 'public, max-age=3600';

const xmlHeaders = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': kept };

const streamOf = (pieces: Iterator<string>): ReadableStream<string> =>
  new ReadableStream({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });

const streamed = (c: GatewayContext, urls: readonly SitemapUrl[], publicUrl: string): Response => {
  const text = streamOf(sitemapXml(urls, publicUrl)).pipeThrough(new TextEncoderStream());
  c.header('vary', 'accept-encoding');
  if (encodingFor(c.req.header('accept-encoding')) === undefined) return c.body(text, 200, xmlHeaders);
  return c.body(text.pipeThrough(new CompressionStream('gzip')), 200, {
    ...xmlHeaders,
    'content-encoding': 'gzip',
  });
};

/** `/sitemap.xml` names the parts; each part lists its pages in every language, as the marketplace knows them. */
export const serveSitemap = (app: GatewayApp, gateway: Gateway): void => {
  const { publicUrl } = gateway;
  const lineup = () => gateway.plan.now()?.lineup ?? {};

  app.get('/sitemap.xml', async (c) => {
    const outline = (await requestOutline(gateway, c)) ?? [];
    const files = outline
      .filter(({ part }) => findPagePath(lineup(), part))
      .map(({ part, page, changed_at }) => ({
        path: `/sitemap/${part}-${page}.xml`,
        changedAt: changed_at,
      }));
    return c.body(sitemapIndexXml([{ path: '/sitemap/pages.xml' }, ...files], publicUrl), 200, xmlHeaders);
  });
  app.get('/sitemap/pages.xml', (c) => {
    const urls = publicPages(lineup()).map((path) => ({ path }));
    return streamed(c, urls, publicUrl);
  });
  app.get('/sitemap/:file{[a-z]+-[1-9][0-9]{0,5}\\.xml}', async (c) => {
    const [name = '', page = ''] = c.req.param('file').replace('.xml', '').split('-');
    const pathOf = v.is(SitemapPart, name) ? findPagePath(lineup(), name) : undefined;
    if (!pathOf) return c.notFound();
    const entries = (await requestPage(gateway, c, name, page)) ?? [];
    if (entries.length === 0) return c.notFound();
    const urls = entries.map((entry) => ({ path: pathOf(entry.name), changedAt: entry.changed_at }));
    return streamed(c, urls, publicUrl);
  });
};
