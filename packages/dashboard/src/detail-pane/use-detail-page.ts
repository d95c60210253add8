import { withoutLocale } from '@pasar/contract';
import { useLocation } from 'react-router';
import type { DetailPages } from './detail-pages.ts';

/** In the address of a list: what is open takes the place of the list. */
const [key, value] = ['as', 'page'];

const toPage = (path: string): string => {
  const [pathname = '', search] = path.split('?');
  const params = new URLSearchParams(search);
  params.set(key, value);
  return `${pathname}?${params}`;
};

/** Whether what is open takes the place of its list, and the addresses where it does. */
export const useDetailPage = (): DetailPages => {
  const { pathname, search } = useLocation();
  const here = withoutLocale(pathname);
  const params = new URLSearchParams(search);
  const isPage = params.get(key) === value;
  params.delete(key);
  const beside = `${here}?${params}`;
  /** Whether a path leads to a detail of this list; others are separate pages. */
  const isDetail = (path: string) => path.split('?')[0] === here;
  return {
    isPage,
    toPage: (path: string) => (isDetail(path) ? toPage(path) : path),
    toSame: (path: string) => (isPage && isDetail(path) ? toPage(path) : path),
    other: isPage ? beside : toPage(beside),
  };
};
