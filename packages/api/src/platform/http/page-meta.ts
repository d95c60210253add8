import type { Meta } from '@pasar/contract';
import type { Context as Call } from 'hono';

interface Page {
  page: number;
  per_page: number;
  total: number;
}

/** The pagination of a list (SPEC 3); urls are absolute paths that keep the caller's other query fields. */
export const pageMeta = (c: Call, { page, per_page, total }: Page): Meta => {
  const last_page = Math.max(1, Math.ceil(total / per_page));
  const url = (to: number) => {
    const { pathname, searchParams } = new URL(c.req.url);
    searchParams.set('page', String(to));
    return `${pathname}?${searchParams}`;
  };
  const before = (page - 1) * per_page;
  const rows = Math.min(per_page, Math.max(0, total - before));
  return {
    current_page: page,
    last_page,
    per_page,
    total,
    from: rows > 0 ? before + 1 : null,
    to: rows > 0 ? before + rows : null,
    next: page < last_page ? url(page + 1) : null,
    prev: page > 1 ? url(Math.min(page - 1, last_page)) : null,
    first: url(1),
    last: url(last_page),
  };
};
