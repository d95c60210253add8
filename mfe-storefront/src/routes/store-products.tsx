import { linkTo, usePageData } from '@pasar/slice-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Category,
  countFilters,
  ListingView,
  SearchNotices,
  useListingQuery,
} from '../features/listing/index.ts';
import { CategorySection, EmptyProducts, ProductsHeading, ProductsSearch } from '../features/store/index.ts';
import { isPageOutOfRange, PageOutOfRange } from '../shared/page-out-of-range/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import type { storeLoader } from './store.loader.ts';
import * as style from './store-page.styles.ts';

/**
 * Everything that the store sells, with its own search, product lists, filters, order and pages. `later`:
 * it is below a phone's screen when the page opens.
 */
export const StoreProducts = ({ later }: { later: boolean }) => {
  const { t } = useTranslation('storefront');
  const { store, listing, tree } = usePageData<typeof storeLoader>();
  const path = linkTo('storefront.store', { slug: store.merchant_slug });
  const control = useListingQuery((fields) =>
    linkTo('storefront.store', { slug: store.merchant_slug, ...fields }),
  );
  const { query, pathFor, go } = control;
  const { sort: _, ...unsorted } = query;
  const titleId = useId();
  const heading = (
    <div>
      <ProductsHeading id={titleId} search={query.search} meta={listing?.meta} page={query.page} />
      {listing && <SearchNotices {...{ query, pathFor }} search={listing.search} />}
    </div>
  );
  return (
    <section id="goods" aria-labelledby={titleId} css={style.products} {...(later && { 'data-later': '' })}>
      {listing ? (
        <ListingView
          control={control}
          listing={listing}
          categories={tree.ok ? tree.value : []}
          heading={heading}
          above={
            <div css={style.ways}>
              <ProductsSearch
                search={query.search}
                action={path}
                // A search has its own order, until somebody chooses one.
                onSearch={(search) => go({ ...unsorted, search, page: 1 })}
              />
              {tree.ok ? (
                <CategorySection
                  categories={leavesOf(tree.value)}
                  chosen={query.categories}
                  pathFor={(slug) => pathFor({ ...query, categories: slug ? [slug] : [], page: 1 })}
                />
              ) : (
                <SectionError section={t('sections.categories')} />
              )}
            </div>
          }
          empty={
            isPageOutOfRange(listing.meta) ? (
              <PageOutOfRange
                meta={listing.meta}
                hrefFor={(page) => `${pathFor({ ...query, page })}#goods`}
                headingLevel={3}
              />
            ) : (
              <EmptyProducts
                search={query.search}
                filtered={countFilters(query) > 0}
                elsewhere={listing.elsewhere}
                all={path}
              />
            )
          }
          // Another page begins at the list, below who the store is.
          place="goods"
          headingLevel={3}
        />
      ) : (
        <>
          {heading}
          <SectionError section={t('store.productsSection')} />
        </>
      )}
    </section>
  );
};

/** The narrowest categories, in the order of the tree. */
const leavesOf = (tree: readonly Category[]): Category[] =>
  tree.flatMap((category) => (category.children?.length ? leavesOf(category.children) : [category]));
