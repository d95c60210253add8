import type { BuyerAction, BuyerOrder } from '@pasar/contract';
import { type ActionAppearance, getActionAppearance } from '@pasar/dashboard';
import { LocalLink, lazyComponent, linkTo } from '@pasar/slice-kit';
import { Button, ButtonLink } from '@pasar/ui';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changed } from './order-change.ts';
import { useBuyAgain } from './use-buy-again.ts';

const OrderActionDialog = lazyComponent(() =>
  import(/* webpackChunkName: "order-action" */ './order-action-dialog.tsx').then((m) => m.OrderActionDialog),
);

/** Changes that need confirmation. */
export type ConfirmableAction = Exclude<BuyerAction, 'pay' | 'track' | 'review' | 'buy_again'>;

interface OrderActionsProps {
  order: BuyerOrder;
  /** Alone on its page: its first button is the page's one plum action. */
  main?: boolean;
  changed: Changed;
  /** The link to the reviews of the order, in the style of its place. */
  review: (look: ActionAppearance) => ReactNode;
}

/**
 * Exactly the buttons that the response names: the most important first, in a list last, where the thumb
 * is.
 */
export const OrderActions = ({ order, main = false, changed, review }: OrderActionsProps) => {
  const { t } = useTranslation('buyer');
  const [question, setQuestion] = useState<{ about: ConfirmableAction; open: boolean }>();
  const again = useBuyAgain(order.items);
  const button = (action: BuyerAction, index: number) => {
    if (action === 'review')
      return <Fragment key={action}>{review(getActionAppearance(index, main))}</Fragment>;
    const text = t(`action.${action}`);
    if (action === 'pay')
      return (
        <ButtonLink
          key={action}
          {...getActionAppearance(index, main)}
          as={LocalLink}
          to={linkTo('storefront.payment', { code: order.order_group_code })}
        >
          {text}
        </ButtonLink>
      );
    if (action === 'track')
      return (
        <ButtonLink
          key={action}
          {...getActionAppearance(index, main)}
          as={LocalLink}
          to={`${linkTo('buyer.order', { code: order.order_code })}#tracking`}
        >
          {text}
        </ButtonLink>
      );
    if (action === 'buy_again')
      return (
        <Button
          key={action}
          {...getActionAppearance(index, main)}
          busy={again.busy}
          onClick={() => again.submit()}
        >
          {text}
        </Button>
      );
    return (
      <Button
        key={action}
        {...getActionAppearance(index, main)}
        aria-haspopup="dialog"
        onClick={() => setQuestion({ about: action, open: true })}
      >
        {text}
      </Button>
    );
  };
  const buttons = wantedFirst(order.actions).map(button);
  return (
    <>
      {main ? buttons : buttons.toReversed()}
      {question && (
        <OrderActionDialog
          order={order}
          about={question.about}
          open={question.open}
          onOpenChange={(open) => setQuestion({ ...question, open })}
          changed={changed}
          onMissing={() => setQuestion(undefined)}
        />
      )}
    </>
  );
};

const wanted: readonly BuyerAction[] = [
  'pay',
  'complete',
  'review',
  'buy_again',
  'track',
  'withdraw_complaint',
  'complain',
  'request_cancel',
  'cancel',
];

const wantedFirst = (actions: readonly BuyerAction[]) => wanted.filter((action) => actions.includes(action));
