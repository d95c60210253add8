import { useLoaderData } from 'react-router';
import type { Loader } from './loader.ts';

/** The result of the page's own loader: `usePageData<typeof homeLoader>()`. */
export const usePageData = <L extends Loader>(): Awaited<ReturnType<L>> =>
  // The router types loader data by its own build step; here the loader itself is the type.
  useLoaderData() as Awaited<ReturnType<L>>;
