import { LocalLink, linkTo, useFormat, usePageData } from '@pasar/slice-kit';
import { Breadcrumbs, Container } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { localLink } from '../shared/page-links/index.ts';
import type { categoriesLoader } from './categories.loader.ts';
import * as style from './categories-page.styles.ts';

/** All categories on one page: roots, their branches and leaves, each a list of products. */
export const CategoriesPage = () => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const roots = usePageData<typeof categoriesLoader>();
  return (
    <Container css={style.page}>
      <Breadcrumbs
        items={[
          { label: t('trail.home'), href: linkTo('storefront.home') },
          { label: t('allCategories.heading') },
        ]}
        label={t('trail.label')}
        renderLink={localLink}
      />
      <h1 css={style.title}>{t('allCategories.heading')}</h1>
      <ul css={style.roots}>
        {roots.map((root) => (
          <li key={root.id} css={style.root}>
            <h2 css={style.rootTitle}>
              <CategoryLink slug={root.slug}>{root.name}</CategoryLink>{' '}
              <small css={style.total}>
                {t('categories.total', { count: root.total, n: number(root.total) })}
              </small>
            </h2>
            <ul css={style.branches}>
              {root.children.map((branch) => (
                <li key={branch.id}>
                  <h3 css={style.branchTitle}>
                    <CategoryLink slug={branch.slug}>{branch.name}</CategoryLink>
                  </h3>
                  {branch.children.length > 0 && (
                    <ul css={style.leaves}>
                      {branch.children.map((leaf) => (
                        <li key={leaf.id}>
                          <CategoryLink slug={leaf.slug}>{leaf.name}</CategoryLink>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Container>
  );
};

const CategoryLink = ({ slug, children }: { slug: string; children: string }) => (
  <LocalLink to={linkTo('storefront.category', { slug })} css={style.link}>
    {children}
  </LocalLink>
);
