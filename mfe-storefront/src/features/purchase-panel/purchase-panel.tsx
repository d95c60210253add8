import type { ProductDetail } from '@pasar/contract';
import { useFormat, useLatest } from '@pasar/slice-kit';
import { Card, Price, QuantityField } from '@pasar/ui';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNoteTooLong } from '../../shared/note/index.ts';
import { withScripts } from '../../shared/with-scripts.ts';
import { BuyActions, type Wanted } from './buy-actions.tsx';
import { HolidayNotice, SoldOut } from './holiday-notice.tsx';
import { NoteBox } from './note-box.tsx';
import { orderLimits } from './order-limits.ts';
import * as style from './purchase-panel.styles.ts';
import { StockLabel } from './stock-label.tsx';

interface BuyPanelProps {
  product: Pick<ProductDetail, 'id' | 'name' | 'price' | 'min_order' | 'max_order' | 'seller' | 'stock'>;
  /** What is selected; undefined when the seller has taken all of it off. */
  variant: ProductDetail['variants'][number] | undefined;
  stock: number;
  /** The selected values as text. */
  label: string;
  /** Pieces that one buyer may have at the flash price; null when none is shown. */
  flashLimit: number | null;
  /** What sending so many costs. */
  shipping?: (qty: number) => ReactNode;
}

/** How many, what the seller should know, and the two ways to buy. */
export const PurchasePanel = ({ product, variant, stock, label, flashLimit, shipping }: BuyPanelProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah, number } = useFormat();
  const headingId = useId();
  const [wanted, setWanted] = useState(1);
  const [note, setNote] = useState('');
  const { min, max, enough } = orderLimits(product, stock, flashLimit);
  // Another variant may have less: what was wanted comes back with the one that has it.
  const qty = Math.min(max, Math.max(min, wanted));
  const mostEach = flashLimit ?? product.max_order;
  const { on_holiday: away } = product.seller;
  const open = enough && variant !== undefined && !away;
  const wantedNow = useLatest((): Wanted => {
    if (away) return { refused: t('buy.onHoliday') };
    if (isNoteTooLong(note)) return { refused: t('noteTooLong') };
    if (variant && enough) return { product_id: product.id, variant_id: variant.id, qty, note };
    return { refused: t(stock > 0 ? 'buy.tooFew' : 'buy.noStock', { n: number(min) }) };
  });
  const limits = [
    min > 1 && t('buy.min', { n: number(min) }),
    mostEach !== null && t('buy.max', { n: number(mostEach) }),
  ].filter(Boolean);
  return (
    <Card as="section" padding="m" aria-labelledby={headingId} css={style.panel}>
      <h2 id={headingId} css={style.title}>
        {t('buy.title')}
      </h2>
      {away && <HolidayNotice until={product.seller.holiday_until} />}
      {product.stock === 0 && !away && <SoldOut />}
      {label && (
        <p css={style.selected} lang="id">
          {label}
        </p>
      )}
      <div css={style.amount}>
        <QuantityField
          css={withScripts}
          label={t('buy.quantityOf', { name: product.name })}
          value={qty}
          onChange={setWanted}
          min={min}
          max={max}
          texts={{ less: t('buy.less'), more: t('buy.more') }}
        />
        <div>
          <StockLabel stock={stock} />
          {limits.length > 0 && <p css={style.limits}>{limits.join(' · ')}</p>}
        </div>
      </div>
      <NoteBox value={note} onChange={setNote} />
      <p css={style.subtotal}>
        {t('buy.subtotal')}
        <Price size="l" value={rupiah((variant?.price ?? product.price) * qty)} />
      </p>
      <BuyActions product={product} enough={open} wantedNow={wantedNow} />
      {shipping && <Shipping costs={shipping} qty={qty} />}
      <p css={style.promise}>
        <ShieldCheck size={20} strokeWidth={1.9} aria-hidden="true" />
        <span>
          <strong>{t('buy.safe')}</strong> {t('buy.safeText')}
        </span>
      </p>
    </Card>
  );
};

/** A new quantity is painted first, its shipping rates come after. */
const Shipping = ({ costs, qty }: { costs(qty: number): ReactNode; qty: number }) => (
  <div css={style.shipping}>{costs(useDeferredValue(qty))}</div>
);
