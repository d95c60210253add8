import { paths, type SellerAction, type SellerOrder } from '@pasar/contract';
import { getActionAppearance } from '@pasar/dashboard';
import { LocalLink, lazyComponent } from '@pasar/slice-kit';
import { Button, ButtonLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changed } from './use-order-decision.ts';
import { useStep } from './use-step.ts';

const OrderDecisionDialog = lazyComponent(() =>
  import(/* webpackChunkName: "order-decision" */ './order-decision-dialog.tsx').then(
    (m) => m.OrderDecisionDialog,
  ),
);

/** Decisions that need confirmation. */
export type ConfirmableAction = Exclude<SellerAction, 'approve' | 'pickup' | 'track'>;

interface SaleActionsProps {
  order: SellerOrder;
  /** Alone on its page: its first button is the page's one plum action. */
  main?: boolean;
  changed: Changed;
}

/** Exactly the buttons that the response names, the most important first. */
export const SellerOrderActions = ({ order, main = false, changed }: SaleActionsProps) => {
  const { t } = useTranslation('seller');
  const [question, setQuestion] = useState<{ about: ConfirmableAction; open: boolean }>();
  const step = useStep(order.order_code);
  const button = (action: SellerAction, index: number) => {
    const text = t(`action.${action}`);
    if (action === 'track')
      return (
        <ButtonLink
          key={action}
          {...getActionAppearance(index, main)}
          as={LocalLink}
          to={`${paths.seller.order(order.order_code)}#tracking`}
        >
          {text}
        </ButtonLink>
      );
    if (action === 'approve' || action === 'pickup')
      return (
        <Button
          key={action}
          {...getActionAppearance(index, main)}
          busy={step.busy}
          onClick={() => step.submit(action)}
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
  return (
    <>
      {order.actions.map(button)}
      {question && (
        <OrderDecisionDialog
          key={question.about}
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
