import { type Loader, type LoaderArgs, notFound } from '@pasar/slice-kit';
import { findArticle } from '../shared/articles.ts';

/** The texts come with the page; an address without an article is the 404 page. */
export const articleLoader = (async ({ params }: Pick<LoaderArgs, 'params'>) =>
  findArticle(params.slug)?.slug ?? notFound()) satisfies Loader;
