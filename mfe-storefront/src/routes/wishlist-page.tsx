import { LocalLink, linkTo, SectionNameProvider, useFormat, usePageData } from '@pasar/slice-kit';
import { Container, Section, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import {
  EmptyWishlist,
  isFiltered,
  WishlistContents,
  WishlistWays,
  wishlistPath,
} from '../features/wishlist/index.ts';
import { NoJavascriptNotice, withoutDeadControls } from '../shared/no-javascript-notice/index.ts';
import { PageLinks } from '../shared/page-links/index.ts';
import { ProductGrid } from '../shared/product-card/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import { useRemovedWishlistItems, useWishlistRefresh } from '../shared/wishlist-button/index.ts';
import type { wishlistLoader } from './wishlist.loader.ts';
import * as style from './wishlist-page.styles.ts';

/** A user's saved products, and their changes since then. */
export const WishlistPage = () => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const { asked, wishes, meta, recommended } = usePageData<typeof wishlistLoader>();
  useWishlistRefresh();
  const gone = useRemovedWishlistItems(wishes.map(({ id }) => id));
  const total = meta.total - gone.size;
  return (
    <Container css={[style.page, withoutDeadControls]}>
      <div css={style.head}>
        <h1 css={style.title}>{t('wishlist.heading')}</h1>
        {(meta.total > 0 || isFiltered(asked)) && (
          <p css={style.total}>{t('wishlist.total', { count: total, n: number(total) })}</p>
        )}
      </div>
      <NoJavascriptNotice css={style.unscripted}>{t('wishlist.needsScripts')}</NoJavascriptNotice>
      {(wishes.length > 0 || isFiltered(asked)) && <WishlistWays query={asked} />}
      {wishes.length > 0 ? (
        <SectionNameProvider name={t('sections.wishlist')}>
          <WishlistContents key={wishlistPath(asked)} wishes={wishes} gone={gone} />
        </SectionNameProvider>
      ) : isFiltered(asked) ? (
        <p css={style.nothing}>
          {t('wishlist.noneSuch')}{' '}
          <TextLink as={LocalLink} to={linkTo('storefront.wishlist')}>
            {t('wishlist.showAll')}
          </TextLink>
        </p>
      ) : (
        <EmptyWishlist />
      )}
      <PageLinks
        css={style.pages}
        page={meta.current_page}
        lastPage={meta.last_page}
        hrefFor={(page) => wishlistPath({ ...asked, page })}
        label={t('wishlist.pages')}
      />
      {(!recommended.ok || recommended.value.length > 0) && (
        <Section title={t('recommendations.title')} css={style.more}>
          {recommended.ok ? (
            <ProductGrid products={recommended.value} />
          ) : (
            <SectionError section={t('sections.recommendations')} />
          )}
        </Section>
      )}
    </Container>
  );
};
