/** One page with one row, as a list in pages has it. */
export const listMeta = {
  current_page: 1,
  last_page: 1,
  per_page: 50,
  total: 1,
  from: 1,
  to: 1,
  next: null,
  prev: null,
  first: '/',
  last: '/',
};
