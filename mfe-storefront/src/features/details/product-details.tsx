import type { ProductDetail } from '@pasar/contract';
import { LocalLink, linkTo, useFormat, useLocale } from '@pasar/slice-kit';
import { TextLink } from '@pasar/ui';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Description } from './description.tsx';
import * as style from './product-details.styles.ts';

/** The seller's description of the product, then its facts. */
export const ProductDetails = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation('storefront');
  const headingId = useId();
  // Sellers write in Indonesian: readers of the page in another language learn so once.
  const isForeign = useLocale() !== 'id';
  return (
    <section aria-labelledby={headingId} css={style.section} data-later="">
      <h2 id={headingId} css={style.title}>
        {t('details.title')}
      </h2>
      {isForeign && <p css={style.note}>{t('details.inIndonesian')}</p>}
      <Description text={product.description} />
      <Facts product={product} />
    </section>
  );
};

const Facts = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const { weight_gram: weight, dimension: size, category_path: trail, brand } = product;
  const category = trail.at(-1);
  const own: [name: string, value: string][] = [
    [t('details.condition'), t(`condition.${product.condition}`)],
    [t('details.weight'), weight >= 1000 ? `${number(weight / 1000)} kg` : `${number(weight)} g`],
  ];
  if (size)
    own.push([
      t('details.size'),
      `${number(size.length_cm)} × ${number(size.width_cm)} × ${number(size.height_cm)} cm`,
    ]);
  if (product.min_order > 1) own.push([t('details.minOrder'), number(product.min_order)]);
  if (product.max_order !== null) own.push([t('details.maxOrder'), number(product.max_order)]);
  if (brand) own.push([t('details.brand'), brand.name]);
  const sku = product.variants.length === 1 && product.variants[0]?.sku;
  if (sku) own.push([t('details.sku'), sku]);
  // Sellers name the brand among the attributes as well.
  const isNews = ({ value }: { value: string }) => value !== brand?.name;
  return (
    <dl css={style.facts}>
      {product.attributes.filter(isNews).map(({ name, value, translated }) => (
        <Fragment key={name}>
          <dt {...(!translated && { lang: 'id' })}>{name}</dt>
          <dd {...(translated !== 'all' && { lang: 'id' })}>{value}</dd>
        </Fragment>
      ))}
      {own.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
      {category && (
        <>
          <dt>{t('details.category')}</dt>
          <dd>
            <TextLink as={LocalLink} to={linkTo('storefront.category', { slug: category.slug })}>
              {category.name}
            </TextLink>
          </dd>
        </>
      )}
    </dl>
  );
};
