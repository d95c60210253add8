/** A page number, or a gap for those left out. */
export type PageNumber = number | 'gap';

/**
 * The numbers worth showing: first, last, the current page and its neighbours, at most seven entries.
 * A gap of one page shows that page instead.
 */
export const pageNumbers = (page: number, lastPage: number): PageNumber[] => {
  const kept = [1, page - 1, page, page + 1, lastPage].filter((number) => number >= 1 && number <= lastPage);
  const sorted = [...new Set(kept)].sort((one, other) => one - other);
  return sorted.flatMap((number, index): PageNumber[] => {
    const missing = number - (sorted[index - 1] ?? 0) - 1;
    if (missing <= 0) return [number];
    return missing === 1 ? [number - 1, number] : ['gap', number];
  });
};
