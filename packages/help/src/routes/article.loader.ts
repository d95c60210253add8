import { articleGroups, helpEndpoints } from '@pasar/contract';
import { type Loader, type LoaderArgs, notFound } from '@pasar/slice-kit';

const slugs = Object.values(articleGroups).flat();

/** The article, and those of its group; an address without an article is the 404 page. */
export const articleLoader = (async ({
  api,
  params,
  signal,
}: Pick<LoaderArgs, 'api' | 'params' | 'signal'>) => {
  const slug = slugs.find((one) => one === params.slug) ?? notFound();
  const [{ data: page }, { data: articles }] = await Promise.all([
    api.call(helpEndpoints.page, { params: { slug } }, { signal }),
    api.call(helpEndpoints.articles, {}, { signal }),
  ]);
  const group = articles.find((one) => one.slug === slug)?.group;
  const others = articles
    .filter((one) => one.slug !== slug && one.group === group)
    .map(({ slug, title, summary }) => ({ slug, title, summary }));
  return { page, others };
}) satisfies Loader;
