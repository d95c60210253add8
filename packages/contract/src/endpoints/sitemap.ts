import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Parts of what search engines may list; each becomes a file of the site map. */
export const SitemapPart = v.picklist(['categories', 'stores', 'promos', 'products']);
export type SitemapPart = v.InferOutput<typeof SitemapPart>;

/** Products and stores of one page lie within this many ids: a file keeps its entries as the marketplace grows. */
export const idsPerSitemapPage = 5_000;

const changed = v.nullable(v.string());

/** For search engines: where public pages are and when they last changed. */
export const sitemap = {
  outline: endpoint({
    method: 'GET',
    path: '/sitemap',
    summary: 'The parts of the site map that hold something, with their pages',
    data: v.array(v.object({ part: SitemapPart, page: v.number(), changed_at: changed })),
  }),
  page: endpoint({
    method: 'GET',
    path: '/sitemap/:part/:page',
    summary: 'Names of public pages as their addresses carry them, and when each changed',
    params: v.object({
      part: SitemapPart,
      page: v.pipe(v.string(), v.transform(Number), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
    }),
    data: v.array(v.object({ name: v.string(), changed_at: changed })),
  }),
};
