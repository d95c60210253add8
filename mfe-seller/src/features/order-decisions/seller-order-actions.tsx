import type { SellerAction, SellerOrder } from '@pasar/contract';
import { getActionAppearance } from '@pasar/dashboard';
import { LocalLink, lazyComponent, linkTo } from '@pasar/slice-kit';
import { Button, ButtonLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isParcelAction, type ParcelAction } from './parcel-report.ts';
import type { Changed } from './use-order-decision.ts';
import { isOrderStep, type OrderStep, useStep } from './use-step.ts';

const OrderDecisionDialog = lazyComponent(() =>
  import(/* webpackChunkName: "order-decision" */ './order-decision-dialog.tsx').then(
    (m) => m.OrderDecisionDialog,
  ),
);

const ParcelDialog = lazyComponent(() =>
  import(/* webpackChunkName: "parcel-dialog" */ './parcel-dialog.tsx').then((m) => m.ParcelDialog),
);

type DialogAction = Exclude<SellerAction, OrderStep | 'track'>;
/** Decisions that need confirmation. */
export type ConfirmableAction = Exclude<DialogAction, ParcelAction>;

interface SaleActionsProps {
  order: SellerOrder;
  /** Alone on its page: its first button is the page's one plum action. */
  main?: boolean;
  changed: Changed;
}

/** Exactly the buttons that the response names, the most important first. */
export const SellerOrderActions = ({ order, main = false, changed }: SaleActionsProps) => {
  const { t } = useTranslation('seller');
  const [question, setQuestion] = useState<{ about: DialogAction; open: boolean }>();
  const step = useStep(order.order_code);
  const button = (action: SellerAction, index: number) => {
    const text = t(`action.${action}`);
    if (action === 'track')
      return (
        <ButtonLink
          key={action}
          {...getActionAppearance(index, main)}
          as={LocalLink}
          to={`${linkTo('seller.order', { code: order.order_code })}#tracking`}
        >
          {text}
        </ButtonLink>
      );
    if (isOrderStep(action))
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
  const dialog = (about: DialogAction, open: boolean) => {
    const props = {
      order,
      open,
      onOpenChange: (next: boolean) => setQuestion({ about, open: next }),
      changed,
      onMissing: () => setQuestion(undefined),
    };
    return isParcelAction(about) ? (
      <ParcelDialog key={about} about={about} {...props} />
    ) : (
      <OrderDecisionDialog key={about} about={about} {...props} />
    );
  };
  return (
    <>
      {order.actions.map(button)}
      {question && dialog(question.about, question.open)}
    </>
  );
};
