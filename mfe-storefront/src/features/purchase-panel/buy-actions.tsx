import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Button, TextLink } from '@pasar/ui';
import { CircleAlert, CircleCheck, ShoppingCart } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCartCalls, type NewCartItem } from '../../shared/cart-calls/index.ts';
import { withoutScripts, withScripts } from '../../shared/with-scripts.ts';
import * as style from './buy-actions.styles.ts';
import { type PurchaseAction, usePurchase } from './use-purchase.ts';

/** What a press would put into the cart, or why it cannot. */
export type Wanted = NewCartItem | { refused: string };

interface BuyActionsProps {
  product: { name: string };
  enough: boolean;
  /** Must be a stable function: a new one renders the buttons again with each change of quantity. */
  wantedNow(): Wanted;
}

/** The calls are on their way before the finger is down. */
const ahead = () => void loadCartCalls().catch(() => undefined);
const intent = { onPointerEnter: ahead, onFocus: ahead };

/** Cart or checkout, and beside them what became of the last press. On phones the page's bottom bar. */
export const BuyActions = memo(({ product, enough, wantedNow }: BuyActionsProps) => {
  const { t } = useTranslation('storefront');
  const { start, deed, outcome, refuse } = usePurchase(product);
  const press = (way: PurchaseAction) => {
    const wanted = wantedNow();
    if ('refused' in wanted) refuse(wanted);
    else start(way, wanted);
  };
  return (
    <div css={style.bar} data-action-bar>
      <p css={[withoutScripts, style.noScript]}>{t('buy.needsScript')}</p>
      <div css={[style.ways, withScripts]}>
        <Button
          {...intent}
          css={enough && style.cart}
          variant="primary"
          looksDisabled={!enough}
          busy={deed === 'add'}
          icon={<ShoppingCart css={style.icon} size={20} strokeWidth={1.9} aria-hidden="true" />}
          onClick={() => press('add')}
        >
          {t('buy.add')}
        </Button>
        <Button
          {...intent}
          css={enough && style.now}
          variant="secondary"
          looksDisabled={!enough}
          busy={deed === 'buy'}
          onClick={() => press('buy')}
        >
          {t('buy.now')}
        </Button>
      </div>
      <div css={style.status} role="status">
        {outcome && 'added' in outcome && <Added qty={outcome.added} />}
      </div>
      <div css={style.status} role="alert">
        {outcome && 'refused' in outcome && (
          <p css={style.rejected}>
            <CircleAlert size={20} strokeWidth={1.9} aria-hidden="true" />
            {outcome.refused}
          </p>
        )}
      </div>
    </div>
  );
});

const Added = ({ qty }: { qty: number }) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  return (
    <p css={style.added}>
      <CircleCheck size={20} strokeWidth={1.9} aria-hidden="true" />
      <span>{t('buy.added', { count: qty, n: number(qty) })}</span>
      <TextLink as={LocalLink} standalone to={linkTo('storefront.cart')}>
        {t('buy.openCart')}
      </TextLink>
    </p>
  );
};
