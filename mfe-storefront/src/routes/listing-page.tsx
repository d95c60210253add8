import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { Breadcrumbs, Container, type RenderLink, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import {
  EmptyListing,
  ListingHeading,
  ListingView,
  SearchSummary,
  SubcategoryChips,
  trailTo,
  useListingQuery,
} from '../features/listing/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import type { searchLoader } from './listing.loader.ts';
import * as style from './listing-page.styles.ts';

const localLink: RenderLink = ({ href, ...rest }) => <LocalLink to={href} {...rest} />;

/** Everything, the hits of a search, or one category: the same list under different headings. */
export const ListingPage = () => {
  const { t } = useTranslation('storefront');
  const { slug } = useParams();
  const { listing, tree, lone } = usePageData<typeof searchLoader>();
  const control = useListingQuery(slug);
  const trail = (slug && trailTo(tree, slug)) || (lone ? [lone] : []);
  const category = trail.at(-1);
  const { query, pathFor } = control;
  const title =
    category?.name ?? (query.search ? t('listing.hitsFor', { text: query.search }) : t('listing.everything'));
  const crumbs = [
    { label: t('trail.home'), href: linkTo('storefront.home') },
    ...trail.map((step) => ({ label: step.name, href: linkTo('storefront.category', { slug: step.slug }) })),
  ];
  const above =
    tree.length === 0 ? (
      <SectionError section={t('sections.categories')} />
    ) : (
      category && <SubcategoryChips category={category} />
    );
  return (
    <Container css={[style.page, !category && style.untrailed]}>
      {category && <Breadcrumbs items={crumbs} label={t('trail.label')} renderLink={localLink} />}
      {listing ? (
        <ListingView
          control={control}
          listing={listing}
          categories={category ? (category.children ?? []) : tree}
          heading={<ListingHeading title={title} {...{ query, listing, pathFor }} />}
          above={
            <>
              {above}
              {!category && query.search !== '' && (
                <SearchSummary
                  {...{ query, pathFor }}
                  search={listing.search}
                  cities={listing.facets.cities}
                />
              )}
            </>
          }
          empty={<EmptyListing categories={tree} {...{ query, listing, pathFor }} />}
        />
      ) : (
        <Stack gap={24}>
          <ListingHeading title={title} {...{ query, listing, pathFor }} />
          {above}
          <SectionError section={t('sections.listing')} />
        </Stack>
      )}
    </Container>
  );
};
