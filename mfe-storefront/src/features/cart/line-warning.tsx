import type { CartItem } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Badge, Notice, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './line-warning.styles.ts';

interface LineWarningProps {
  item: CartItem;
  /** Why the last change of this line was rejected. */
  refusal: string | undefined;
  onReduce(): void;
}

/** Explains what has changed about an item since it was put into the cart, and what can be done about it. */
export const LineWarning = ({ item, refusal, onReduce }: LineWarningProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah, number } = useFormat();
  const { warning, price, added_price: before, max_qty: most } = item;
  const gone = warning === 'out_of_stock' || warning === 'inactive';
  return (
    <>
      <div role="alert" css={style.live}>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
      </div>
      {gone && (
        <p css={style.unavailable}>
          <Badge>{t(`cart.warnings.${warning}`)}</Badge>
          {warning === 'out_of_stock' && (
            <TextLink
              as={LocalLink}
              standalone
              to={`${linkTo('storefront.product', { slug: item.slug })}#similar`}
            >
              {t('cart.similar')}
            </TextLink>
          )}
        </p>
      )}
      {warning === 'stock_reduced' && (
        <Notice
          tone="warning"
          css={style.notice}
          action={
            <TextLink as="button" type="button" onClick={onReduce}>
              {t('cart.reduceTo', { n: number(most) })}
            </TextLink>
          }
        >
          {t('cart.warnings.stock_reduced', { n: number(most) })}
        </Notice>
      )}
      {warning === 'price_changed' && price !== before && (
        <Notice tone={price < before ? 'info' : 'warning'} css={style.notice}>
          {t(price < before ? 'cart.warnings.price_down' : 'cart.warnings.price_up', {
            amount: rupiah(Math.abs(price - before)),
          })}
        </Notice>
      )}
    </>
  );
};
