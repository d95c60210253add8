import type { PromoOption } from '@pasar/contract';
import { type SectionResult, useFormat } from '@pasar/slice-kit';
import { Button, Card, Notice, Price } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../shared/cart-calls/index.ts';
import { SectionError } from '../../shared/section-error/index.ts';
import { isBuyable } from './apply-change.ts';
import { BestPromos } from './best-promos.tsx';
import type { CartQueue } from './cart-queue.ts';
import * as style from './cart-summary.styles.ts';
import { useCheckout } from './use-checkout.ts';

const checkedOf = ({ groups }: Cart) =>
  groups.flatMap(({ items }) => items).filter((item) => item.is_checked === '1' && isBuyable(item));

/** How many pieces the checked things are, and what they would cost at their crossed-out prices. */
const before = (cart: Cart) =>
  checkedOf(cart).reduce(
    (sums, { price, compare_at_price, qty }) => ({
      pieces: sums.pieces + qty,
      full: sums.full + Math.max(price, compare_at_price ?? 0) * qty,
    }),
    { pieces: 0, full: 0 },
  );

interface CartSummaryProps {
  cart: Cart;
  promos: SectionResult<readonly PromoOption[]>;
  queue: CartQueue;
}

/** What is paid for the checked things before shipping, and the way on. On phones a bar at the bottom. */
export const CartSummary = ({ cart, promos, queue }: CartSummaryProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah, number } = useFormat();
  const headingId = useId();
  const { submit, busy, refusal } = useCheckout(queue, cart);
  const { pieces, full } = before(cart);
  const saved = full - cart.total;
  // As the checkout counts them; the button counts what is checked, as the line above the list does.
  const sold = { count: pieces, n: number(pieces) };
  const things = { count: cart.total_checked, n: number(cart.total_checked) };
  return (
    <Card as="section" padding="m" css={style.summary} aria-labelledby={headingId}>
      <div css={style.details}>
        <h2 id={headingId} css={style.title}>
          {t('cart.summary')}
        </h2>
        <dl css={style.sums}>
          <dt>{t('cart.itemsTotal', sold)}</dt>
          <dd>{rupiah(full)}</dd>
          {saved > 0 && (
            <>
              <dt>{t('cart.saved')}</dt>
              <dd css={style.saved}>{rupiah(-saved)}</dd>
            </>
          )}
          <dt>{t('cart.shipping')}</dt>
          <dd>{t('cart.notYet')}</dd>
        </dl>
      </div>
      {promos.ok ? (
        <BestPromos promos={promos.value} />
      ) : (
        <div css={style.promosUnavailable}>
          <SectionError section={t('sections.promos')} />
        </div>
      )}
      <div css={style.bar} data-action-bar>
        <p css={style.total} role="status">
          <span css={style.label}>{t('cart.total', sold)}</span>
          <Price size="l" value={rupiah(cart.total)} />
          {saved > 0 && <span css={style.savedHere}>{t('cart.savedHere', { amount: rupiah(saved) })}</span>}
        </p>
        <Button
          css={style.go}
          looksDisabled={cart.total_checked === 0}
          busy={busy}
          onClick={() => void submit()}
        >
          {t('cart.checkout', things)}
        </Button>
        <div role="alert" css={style.rejection}>
          {refusal && <Notice tone="danger">{refusal}</Notice>}
        </div>
      </div>
      <p css={style.later}>{t('cart.shippingLater')}</p>
    </Card>
  );
};
