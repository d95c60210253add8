import { adminContentEndpoints, contentSlugs } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readContentQuery } from '../features/content/content-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const contentLoader = staffLoader(adminContentEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readContentQuery(url.searchParams);
  const slug = contentSlugs.find((one) => one === query.open);
  const number = /^[1-9]\d{0,5}$/.test(query.number) ? { number: query.number } : {};
  const [list, page, preview] = await Promise.all([
    toSectionResult(api.call(adminContentEndpoints.list, {}, { signal })),
    slug && toSectionResult(api.call(adminContentEndpoints.detail, { query: { slug } }, { signal })),
    slug &&
      query.view === 'preview' &&
      toSectionResult(api.call(adminContentEndpoints.preview, { query: { slug, ...number } }, { signal })),
  ]);
  return { query, list, page: page || undefined, preview: preview || undefined };
});
