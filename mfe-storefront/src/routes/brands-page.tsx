import { LocalLink, linkTo, useFormat, usePageData } from '@pasar/slice-kit';
import { Breadcrumbs, ChipRow, Container, type RenderLink, TextLink } from '@pasar/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import {
  type BrandsQuery,
  brandsPath,
  CategorySelection,
  changeBrands,
  InitialIndex,
  isFiltered,
  NoStores,
  OptionLink,
  StoreGrid,
  type StoreList,
  StoreSearch,
  storeKinds,
  useBrandsQuery,
} from '../features/brands/index.ts';
import { localLink, PageLinks } from '../shared/page-links/index.ts';
import { isPageOutOfRange, PageOutOfRange } from '../shared/page-out-of-range/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import type { brandsLoader } from './brands.loader.ts';
import * as style from './brands-page.styles.ts';

/** The page that comes knows that a page was turned. */
const turnLink: RenderLink = ({ href, ...rest }) => (
  <LocalLink to={href} state={{ turned: true }} {...rest} />
);

/** Stores by kind, name, letter and category. Default: official ones. */
export const BrandsPage = () => {
  const { t } = useTranslation('storefront');
  const { list, choices } = usePageData<typeof brandsLoader>();
  const { query, pending, go } = useBrandsQuery();
  return (
    <Container css={style.page}>
      <Breadcrumbs
        items={[
          { label: t('trail.home'), href: linkTo('storefront.home') },
          { label: t(`brands.titles.${query.kind}`) },
        ]}
        label={t('trail.label')}
        renderLink={localLink}
      />
      <Heading />
      <div css={style.tools}>
        <nav aria-label={t('brands.kinds')}>
          <ChipRow>
            {storeKinds.map((kind) => (
              <OptionLink
                key={kind}
                leadsTo={changeBrands(query, { kind, letter: '' })}
                chosen={query.kind === kind}
                go={go}
              >
                {t(`brands.titles.${kind}`)}
              </OptionLink>
            ))}
          </ChipRow>
        </nav>
        <StoreSearch query={query} go={go} />
        <InitialIndex known={choices.initials} query={query} go={go} />
        <div css={style.categories}>
          <CategorySelection categories={choices.categories} query={query} go={go} />
          {isFiltered(query) && (
            <TextLink
              as={LocalLink}
              standalone
              prefetch="none"
              preventScrollReset
              to={brandsPath(changeBrands(query, { search: '', letter: '', categories: [] }))}
            >
              {t('brands.clear')}
            </TextLink>
          )}
        </div>
      </div>
      <div css={[style.results, pending && style.dimmed]} aria-busy={pending || undefined}>
        {list ? <Stores list={list} query={query} /> : <SectionError section={t('sections.brands')} />}
      </div>
    </Container>
  );
};

interface StoresProps {
  list: StoreList;
  query: BrandsQuery;
}

/** One page of them, and the way to the others. */
const Stores = ({ list: { stores, meta }, query }: StoresProps) => {
  const { t } = useTranslation('storefront');
  const hrefFor = (page: number) => brandsPath({ ...query, page });
  if (isPageOutOfRange(meta)) return <PageOutOfRange meta={meta} hrefFor={hrefFor} />;
  if (stores.length === 0) return <NoStores query={query} />;
  return (
    <>
      <StoreGrid stores={stores} priority={3} tellsKind={query.kind === 'all'} />
      <PageLinks
        page={meta.current_page}
        lastPage={meta.last_page}
        hrefFor={hrefFor}
        renderLink={turnLink}
        label={t('brands.pages')}
      />
    </>
  );
};

/** What kind of stores, and how many; a new number is announced. */
const Heading = () => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const { asked, list } = usePageData<typeof brandsLoader>();
  const { key, state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that turned the page is at its end; a screen reader continues from the top.
  useEffect(() => {
    if (key && state?.turned) heading.current?.focus({ preventScroll: true });
  }, [key, state]);
  return (
    <div>
      <h1 ref={heading} css={style.title} tabIndex={-1}>
        {t(`brands.titles.${asked.kind}`)}
      </h1>
      {list && (
        <p css={style.count} role="status">
          {t('brands.total', { count: list.meta.total, n: number(list.meta.total) })}
          {list.meta.current_page > 1 && ` · ${t('paging.page', { n: list.meta.current_page })}`}
        </p>
      )}
    </div>
  );
};
