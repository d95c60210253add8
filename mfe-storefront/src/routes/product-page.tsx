import type { ProductDetail } from '@pasar/contract';
import { LocalLink, linkTo, ProgressiveHydration, useFormat, useLocale, usePageData } from '@pasar/slice-kit';
import { Breadcrumbs, Container, Divider, Rating, type RenderLink, Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ProductDetails } from '../features/details/index.ts';
import { Gallery } from '../features/gallery/index.ts';
import { FlashBanner, PriceNow, ProductBadges, PurchasePanel } from '../features/purchase-panel/index.ts';
import { Questions, questionsPath } from '../features/questions/index.ts';
import { Reviews, readReviewQuery, reviewsPath } from '../features/reviews/index.ts';
import { SellerCard } from '../features/seller/index.ts';
import { SaveButton, ShareButton } from '../features/share/index.ts';
import { ShippingEstimate } from '../features/shipping-estimate/index.ts';
import { StoreVouchers } from '../features/store-vouchers/index.ts';
import { UnavailableProduct } from '../features/unavailable-product/index.ts';
import {
  findFlashSale,
  findSelectedVariant,
  getStock,
  VariantPicker,
  variantLabel,
} from '../features/variants/index.ts';
import { useViewed } from '../features/viewed/index.ts';
import { oneDecimal } from '../shared/one-decimal.ts';
import { ProductGrid } from '../shared/product-card/index.ts';
import { ReportButton } from '../shared/report/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import type { ProductData, productLoader } from './product.loader.ts';
import * as style from './product-page.styles.ts';

const localLink: RenderLink = ({ href, ...rest }) => <LocalLink to={href} {...rest} />;

/** Two rows on a desktop. */
const similarShown = 12;

/** One product, or the page of a removed one. */
export const ProductPage = () => {
  const page = usePageData<typeof productLoader>();
  return (
    <Container css={style.page}>
      {'gone' in page ? <UnavailableProduct {...page} /> : <Product key={page.product.id} {...page} />}
    </Container>
  );
};

/** Its images, price, seller, reviews and questions. */
const Product = ({ product, reviews, questions, similar, heardAt }: ProductData) => {
  const { t } = useTranslation('storefront');
  const [params] = useSearchParams();
  useViewed(product.id);
  const variant = findSelectedVariant(product, params.get('variant'));
  const flash = findFlashSale(product, variant);
  const path = linkTo('storefront.product', { slug: product.slug });
  return (
    <>
      <Trail product={product} />
      <div css={style.columns}>
        <div css={style.images}>
          <Gallery product={product} valueIds={variant?.option_value_ids ?? []} />
          <div css={style.actions}>
            <SaveButton product={product} />
            <ShareButton title={product.name} />
          </div>
        </div>
        <div css={style.selection}>
          {flash && <FlashBanner product={product} endsAt={flash.ends_at} heardAt={heardAt} />}
          <Name product={product} />
          <PriceNow
            price={variant?.price ?? product.price}
            old={variant ? variant.compare_at_price : product.compare_at_price}
            flash={flash}
            limit={flash && product.flash_limit}
          />
          <ProductBadges product={product} />
          {product.options.length > 0 && <Divider />}
          <VariantPicker product={product} chosen={variant} />
        </div>
        <div css={style.buy}>
          <PurchasePanel
            product={product}
            variant={variant}
            stock={variant ? getStock(product, variant) : 0}
            label={variantLabel(product, variant)}
            flashLimit={flash && product.flash_limit}
            shipping={(qty) => (
              <ShippingEstimate
                productId={product.id}
                variantId={variant?.id}
                qty={qty}
                origin={product.merchant.city}
              />
            )}
          />
        </div>
        <div css={style.seller}>
          {product.vouchers.length > 0 && <StoreVouchers vouchers={product.vouchers} />}
          <SellerCard seller={product.seller} productId={product.id} />
        </div>
        <div css={style.details}>
          <ProductDetails product={product} />
          <ReportButton
            subject="product"
            id={product.id}
            name={product.name}
            merchantId={product.seller.id}
          />
        </div>
      </div>
      <ProgressiveHydration>
        {/* Even the first one hydrates after everything above it. */}
        {null}
        {reviews.ok ? (
          <Reviews
            title={t('reviews.title')}
            none={t('reviews.none')}
            summary={product.review_summary}
            items={reviews.value.items}
            meta={reviews.value.meta}
            query={readReviewQuery(params)}
            pathFor={(query) => reviewsPath(path, params, query)}
          />
        ) : (
          <SectionError section={t('sections.reviews')} />
        )}
        {questions.ok ? (
          <Questions
            productId={product.id}
            found={questions.value}
            pathFor={(page) => questionsPath(path, params, page)}
          />
        ) : (
          <SectionError section={t('questions.title')} />
        )}
        {similar.ok ? (
          similar.value.length > 0 && (
            <Section id="similar" title={t('similar.title')}>
              <ProductGrid products={similar.value.slice(0, similarShown)} inSight={0} />
            </Section>
          )
        ) : (
          <SectionError section={t('sections.similar')} />
        )}
      </ProgressiveHydration>
    </>
  );
};

const Trail = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation('storefront');
  const steps = product.category_path.map(({ name, slug }) => ({
    label: name,
    href: linkTo('storefront.category', { slug }),
  }));
  const items = [
    { label: t('trail.home'), href: linkTo('storefront.home') },
    ...steps,
    { label: product.name },
  ];
  return <Breadcrumbs items={items} label={t('trail.label')} renderLink={localLink} />;
};

const Name = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation('storefront');
  const { number, count } = useFormat();
  const { average, total } = product.review_summary;
  const value = oneDecimal(average, useLocale());
  return (
    <div>
      <h1 css={style.name} lang="id">
        {product.name}
      </h1>
      <p css={style.facts}>
        {total > 0 && (
          <Rating
            value={value}
            label={t('rating.labelOf', { value, count: total, n: number(total) })}
            count={`(${number(total)})`}
          />
        )}
        {total > 0 && product.sold > 0 && <span aria-hidden="true">|</span>}
        {product.sold > 0 && <span>{t('card.sold', { n: count(product.sold) })}</span>}
      </p>
    </div>
  );
};
