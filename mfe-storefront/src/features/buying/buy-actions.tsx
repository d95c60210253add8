import { paths } from '@pasar/contract';
import { afterPaint, LocalLink, useFormat } from '@pasar/slice-kit';
import { Button, TextLink } from '@pasar/ui';
import { CircleAlert, CircleCheck, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadCartCalls } from '../../shared/cart-calls/index.ts';
import { withoutScripts, withScripts } from '../../shared/with-scripts.ts';
import * as style from './buy-actions.styles.ts';
import type { Deed, Outcome } from './use-buying.ts';

interface BuyActionsProps {
  outcome: Outcome | undefined;
  /** What is under way. */
  deed: Deed | undefined;
  enough: boolean;
  onStart(deed: Deed): void;
}

/** The calls are on their way before the finger is down. */
const ahead = () =>
  void afterPaint()
    .then(loadCartCalls)
    .catch(() => undefined);
const intent = { onPointerEnter: ahead, onFocus: ahead };

/** Cart or checkout, and beside them what became of the last press. On phones the page's bottom bar. */
export const BuyActions = ({ outcome, deed, enough, onStart }: BuyActionsProps) => {
  const { t } = useTranslation('storefront');
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
          onClick={() => onStart('add')}
        >
          {t('buy.add')}
        </Button>
        <Button
          {...intent}
          css={enough && style.now}
          variant="secondary"
          looksDisabled={!enough}
          busy={deed === 'buy'}
          onClick={() => onStart('buy')}
        >
          {t('buy.now')}
        </Button>
      </div>
      <div css={style.told} role="status">
        {outcome && 'added' in outcome && <Added qty={outcome.added} />}
      </div>
      <div css={style.told} role="alert">
        {outcome && 'refused' in outcome && (
          <p css={style.refused}>
            <CircleAlert size={20} strokeWidth={1.9} aria-hidden="true" />
            {outcome.refused}
          </p>
        )}
      </div>
    </div>
  );
};

const Added = ({ qty }: { qty: number }) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  return (
    <p css={style.added}>
      <CircleCheck size={20} strokeWidth={1.9} aria-hidden="true" />
      <span>{t('buy.added', { count: qty, n: number(qty) })}</span>
      <TextLink as={LocalLink} standalone to={paths.cart()}>
        {t('buy.openCart')}
      </TextLink>
    </p>
  );
};
