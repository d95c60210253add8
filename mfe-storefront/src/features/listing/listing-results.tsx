import { LocalLink } from '@pasar/slice-kit';
import { type RenderLink, Stack } from '@pasar/ui';
import { getImageSizes } from '../../shared/get-image-sizes.ts';
import { PageLinks } from '../../shared/page-links/index.ts';
import { ProductGrid } from '../../shared/product-card/index.ts';
import { goToPage } from './change-query.ts';
import type { ListingQuery } from './listing-query.ts';
import * as style from './listing-results.styles.ts';
import type { Listing } from './load-listing.ts';
import { useSearchClick } from './use-search-click.ts';

interface ListingResultsProps {
  listing: Listing;
  query: ListingQuery;
  pending: boolean;
  pathFor(query: ListingQuery): string;
  /** Of each card's name. */
  headingLevel?: 2 | 3;
}

const columns = { phone: 2, desktop: 4 };
const sizes = getImageSizes('216px');

/** The page that comes knows that a page was turned. */
const localLink: RenderLink = ({ href, ...rest }) => (
  <LocalLink to={href} state={{ turned: true }} {...rest} />
);

/** The hits and the links to further pages. While another response is loading, these are dimmed. */
export const ListingResults = ({
  listing,
  query,
  pending,
  pathFor,
  headingLevel = 2,
}: ListingResultsProps) => {
  const { items, meta } = listing;
  const count = useSearchClick(listing);
  return (
    <Stack
      gap={32}
      css={pending && style.dimmed}
      aria-busy={pending || undefined}
      onClick={count}
      onAuxClick={(press) => press.button === 1 && count(press)}
    >
      <ProductGrid
        products={items}
        columns={columns}
        sizes={sizes}
        priority={2}
        headingLevel={headingLevel}
      />
      <PageLinks
        page={meta.current_page}
        lastPage={meta.last_page}
        hrefFor={(page) => pathFor(goToPage(query, page, listing))}
        renderLink={localLink}
      />
    </Stack>
  );
};
