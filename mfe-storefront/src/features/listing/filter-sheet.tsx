import { inLocale } from '@pasar/contract';
import { useFormat, useLocale } from '@pasar/slice-kit';
import { Button, Sheet } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { createStore, useStore } from 'zustand';
import type { Category } from './category-trail.ts';
import { clearFilters } from './change-query.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { ListingQuery } from './listing-query.ts';
import type { Listing } from './load-listing.ts';

export interface FilterSheetProps {
  query: ListingQuery;
  listing: Listing;
  categories: readonly Category[];
  pathFor(query: ListingQuery): string;
  onApply(query: ListingQuery): void;
  onClose(): void;
}

/** The filters on a phone: selected first, applied together, with the number of hits on the button. */
export const FilterSheet = ({ query, listing, categories, pathFor, onApply, onClose }: FilterSheetProps) => {
  const { t } = useTranslation('storefront');
  const locale = useLocale();
  const { number } = useFormat();
  const [pressed] = useState(() => createStore(() => query));
  const draft = useStore(pressed);
  // The page's own loader counts the hits; a response that a newer selection has overtaken is dropped.
  const counted = useFetcher<{ listing: Listing }>();
  const { meta, facets } = counted.data?.listing ?? listing;
  const change = (next: ListingQuery) => {
    pressed.setState(next, true);
    void counted.load(inLocale(pathFor(next), locale));
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('filters.title')}
      closeLabel={t('filters.close')}
      actions={
        <>
          <Button variant="neutral" onClick={() => change(clearFilters(draft))}>
            {t('filters.clear')}
          </Button>
          <Button busy={counted.state !== 'idle'} onClick={() => onApply(draft)}>
            {t('filters.show', { count: meta.total, n: number(meta.total) })}
          </Button>
        </>
      }
    >
      <FilterPanel
        query={draft}
        pressed={pressed}
        facets={facets}
        categories={categories}
        onChange={change}
      />
    </Sheet>
  );
};
