import type { CartItem } from '@pasar/contract';
import { LocalLink, linkTo, once, useFormat, useSubmit } from '@pasar/slice-kit';
import {
  Badge,
  Checkbox,
  IconButton,
  Price,
  QuantityField,
  ResponsiveImage,
  VisuallyHidden,
} from '@pasar/ui';
import { Heart, Trash2, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toImageSources } from '../../shared/image-sources.ts';
import { withoutScripts, withScripts } from '../../shared/with-scripts.ts';
import { type Change, isBuyable } from './apply-change.ts';
import * as style from './cart-line.styles.ts';
import { LineNote } from './line-note.tsx';
import { LineWarning } from './line-warning.tsx';

interface CartLineProps {
  item: CartItem;
  refusal: string | undefined;
  push(change: Change): void;
  onRemove(id: number): void;
  onSaveForLater(id: number): Promise<void>;
}

/** One thing in the cart: whether it is bought now, how many, and what the seller should know. */
export const CartLine = ({ item, refusal, push, onRemove, onSaveForLater }: CartLineProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const { id, name } = item;
  const buyable = isBuyable(item);
  const { submit: save, busy: saving } = useSubmit(onSaveForLater);
  return (
    <li css={style.line} data-variant={item.variant_id} tabIndex={-1}>
      <Checkbox
        css={style.check}
        label={<VisuallyHidden>{t('cart.selectItem', { name })}</VisuallyHidden>}
        checked={buyable && item.is_checked === '1'}
        disabled={!buyable}
        onChange={({ target }) => push({ kind: 'check', ids: [id], checked: target.checked ? '1' : '0' })}
      />
      <span css={[style.image, !buyable && style.faded]}>
        {item.image_urls && <ResponsiveImage alt="" {...toImageSources(item.image_urls)} sizes="96px" />}
      </span>
      <div css={style.text}>
        <What item={item} />
        <LineWarning
          item={item}
          refusal={refusal}
          onReduce={() => push({ kind: 'quantity', id, qty: item.max_qty })}
        />
        {buyable && (
          <LineNote name={name} note={item.note} onSave={(note) => push({ kind: 'note', id, note })} />
        )}
      </div>
      <div css={style.actions}>
        {item.warning !== 'inactive' && (
          <IconButton
            label={t('cart.saveForLater', { name })}
            icon={<Heart size={20} strokeWidth={1.9} aria-hidden="true" />}
            aria-busy={saving || undefined}
            // The next line moves to this place.
            onClick={once(() => void save(id))}
          />
        )}
        <IconButton
          label={t('cart.removeItem', { name })}
          icon={<Trash2 size={20} strokeWidth={1.9} aria-hidden="true" />}
          onClick={once(() => onRemove(id))}
        />
        {buyable && (
          <QuantityField
            css={withScripts}
            label={t('buy.quantityOf', { name })}
            value={item.qty}
            min={Math.min(item.min_order, item.max_qty)}
            max={item.max_qty}
            texts={{ less: t('cart.less', { name }), more: t('cart.more', { name }) }}
            onChange={(qty) => push({ kind: 'quantity', id, qty })}
          />
        )}
        <p css={withoutScripts}>× {number(item.qty)}</p>
      </div>
    </li>
  );
};

const What = ({ item }: { item: CartItem }) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const { compare_at_price: old, price } = item;
  const to = `${linkTo('storefront.product', { slug: item.slug })}?variant=${item.variant_id}`;
  return (
    <>
      <h3 css={style.name} lang="id">
        {item.warning === 'inactive' ? item.name : <LocalLink to={to}>{item.name}</LocalLink>}
      </h3>
      {item.variant_label && (
        <p css={style.variant} lang="id">
          {item.variant_label}
        </p>
      )}
      {isBuyable(item) && (
        <p css={style.price}>
          <Price
            value={rupiah(price)}
            arrangement="row"
            {...(old && old > price && { old: rupiah(old) })}
            labels={{ now: t('price.now'), old: t('price.old') }}
          />
          {item.flash_sale && (
            <Badge tone="warning" icon={<Zap size={12} fill="currentColor" aria-hidden="true" />}>
              {t('flash.price')}
            </Badge>
          )}
        </p>
      )}
    </>
  );
};
