import { useFormat } from '@pasar/slice-kit';
import { Card, Checkbox, Notice, TextLink, VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../shared/cart-calls/index.ts';
import { withScripts } from '../../shared/with-scripts.ts';
import { type Change, isBuyable } from './apply-change.ts';
import * as style from './select-all.styles.ts';

interface SelectAllProps {
  cart: Cart;
  refusal: string | undefined;
  push(change: Change): void;
  onRemove(ids: readonly number[]): void;
}

/** How many things are checked, all of them at once, and all checked ones out at once. */
export const SelectAll = ({ cart, refusal, push, onRemove }: SelectAllProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const buyable = cart.groups.flatMap(({ items }) => items.filter(isBuyable));
  const checked = buyable.filter(({ is_checked }) => is_checked === '1');
  const all = buyable.length > 0 && checked.length === buyable.length;
  return (
    <Card padding="none" css={withScripts}>
      <div css={style.line}>
        <Checkbox
          css={style.check}
          label={
            <>
              <VisuallyHidden>{t('cart.selectAll')} </VisuallyHidden>
              {t('cart.selected', { count: cart.total_item, n: number(checked.length) })}
            </>
          }
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = checked.length > 0 && !all;
          }}
          disabled={buyable.length === 0}
          onChange={() => push({ kind: 'check', ids: buyable.map(({ id }) => id), checked: all ? '0' : '1' })}
        />
        {checked.length > 0 && (
          <TextLink
            as="button"
            type="button"
            standalone
            onClick={() => onRemove(checked.map(({ id }) => id))}
          >
            {t('cart.removeSelected')}
          </TextLink>
        )}
      </div>
      {refusal && (
        <div css={style.rejection}>
          <Notice tone="danger" live>
            {refusal}
          </Notice>
        </div>
      )}
    </Card>
  );
};
