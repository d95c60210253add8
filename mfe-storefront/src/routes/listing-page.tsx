import { paths } from '@pasar/contract';
import { LocalLink, usePageData } from '@pasar/slice-kit';
import { Breadcrumbs, Container, type RenderLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import {
  EmptyListing,
  ListingHeading,
  ListingView,
  SubcategoryChips,
  trailTo,
  useListingQuery,
} from '../features/listing/index.ts';
import { SectionFailure } from '../shared/section-failure/index.ts';
import type { searchLoader } from './listing.loader.ts';
import * as style from './listing-page.styles.ts';

const localLink: RenderLink = ({ href, ...rest }) => <LocalLink to={href} {...rest} />;

/** Everything, the hits of a search, or one category: the same list under different headings. */
export const ListingPage = () => {
  const { t } = useTranslation('storefront');
  const { slug } = useParams();
  const { listing, tree } = usePageData<typeof searchLoader>();
  const control = useListingQuery(slug);
  const trail = (slug && trailTo(tree, slug)) || [];
  const category = trail.at(-1);
  const { query, pathFor } = control;
  const title =
    category?.name ?? (query.search ? t('listing.hitsFor', { text: query.search }) : t('listing.everything'));
  const parts = { query, listing, pathFor };
  const crumbs = [
    { label: t('trail.home'), href: paths.home() },
    ...trail.map((step) => ({ label: step.name, href: paths.category(step.slug) })),
  ];
  return (
    <Container css={[style.page, !category && style.untrailed]}>
      {category && <Breadcrumbs items={crumbs} label={t('trail.label')} renderLink={localLink} />}
      <ListingView
        control={control}
        listing={listing}
        categories={category ? (category.children ?? []) : tree}
        heading={<ListingHeading title={title} {...parts} />}
        above={
          category ? (
            <SubcategoryChips category={category} />
          ) : (
            tree.length === 0 && <SectionFailure section={t('sections.categories')} />
          )
        }
        empty={<EmptyListing categories={tree} {...parts} />}
      />
    </Container>
  );
};
