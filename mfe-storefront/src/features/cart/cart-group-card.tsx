import type { CartGroup, PromoOption } from '@pasar/contract';
import { Avatar, Badge, Card, Checkbox, VisuallyHidden } from '@pasar/ui';
import { Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Change, isBuyable } from './apply-change.ts';
import * as style from './cart-group-card.styles.ts';
import { CartLine } from './cart-line.tsx';
import type { CartView } from './cart-queue.ts';
import { StorePromos } from './store-promos.tsx';
import { StoreTotal } from './store-total.tsx';

interface CartGroupCardProps {
  group: CartGroup;
  refusals: CartView['refusals'];
  push(change: Change): void;
  onRemove(id: number): void;
  onSaveForLater(id: number): Promise<void>;
  /** What the store's own promos would do. */
  promos: readonly PromoOption[];
  /** Replaces a line that was just removed. */
  gap: { at: number; line: ReactNode } | undefined;
}

/** What is bought from one seller; its box checks all of it that can be bought. */
export const CartGroupCard = ({ gap, ...props }: CartGroupCardProps) => {
  const { group, refusals, push, onRemove, onSaveForLater, promos } = props;
  const { t } = useTranslation('storefront');
  const headingId = useId();
  const { items, merchant_name: name } = group;
  const buyable = items.filter(isBuyable);
  const checked = buyable.filter(({ is_checked }) => is_checked === '1');
  const all = buyable.length > 0 && checked.length === buyable.length;
  return (
    <Card as="section" padding="none" aria-labelledby={headingId}>
      <header css={style.head}>
        <Checkbox
          label={<VisuallyHidden>{t('cart.selectStore', { name })}</VisuallyHidden>}
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = checked.length > 0 && !all;
          }}
          disabled={buyable.length === 0}
          onChange={() => push({ kind: 'check', ids: buyable.map(({ id }) => id), checked: all ? '0' : '1' })}
        />
        <Avatar name={name} src={group.merchant_photo ?? undefined} shape="petal" decorative />
        <div css={style.text}>
          <h2 id={headingId} css={style.name} lang="id">
            {name}
          </h2>
          <p css={style.city}>{group.city}</p>
        </div>
        {group.on_holiday && <Badge tone="warning">{t('cart.holiday')}</Badge>}
      </header>
      <ul>
        {items.map((item, at) => (
          <Fragment key={item.variant_id}>
            {gap?.at === at && <li css={style.gap}>{gap.line}</li>}
            <CartLine
              item={item}
              refusal={refusals.get(item.id)}
              push={push}
              onRemove={onRemove}
              onSaveForLater={onSaveForLater}
            />
          </Fragment>
        ))}
        {gap && gap.at >= items.length && <li css={style.gap}>{gap.line}</li>}
      </ul>
      <StorePromos promos={promos} />
      <StoreTotal group={group} promos={promos} />
    </Card>
  );
};
