import type { BuyerOrderDetail, OrderStatus } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Card, ProgressBar } from '@pasar/ui';
import { type ReactNode, useId } from 'react';
import { useFocusOnChange } from '../focus/use-focus-on-change.ts';
import type { Side } from '../messages/side.ts';
import * as style from './order-state.styles.ts';
import { useOrderMessages } from './use-order-messages.ts';

/** Six segments: paid, accepted, packed, on its way, arrived, done. An order that ended early has none. */
const progress: Partial<Record<OrderStatus, number>> = {
  waiting_payment: 0,
  new: 1,
  processed: 2,
  ready_to_ship: 3,
  shipped: 4,
  delivered: 5,
  complained: 5,
  completed: 6,
};

interface OrderStateProps {
  order: Pick<BuyerOrderDetail, 'status' | 'status_label' | 'due'>;
  side: Side;
  /** What the status means for this side, and for the money. */
  meaning: string;
  /** What has to happen next. */
  due: ReactNode;
  /** What can be done. */
  actions: ReactNode;
}

/** The order's status, the state of the money, and the available actions. */
export const OrderState = ({ order, side, meaning, due: chip, actions }: OrderStateProps) => {
  const { progress: label, steps } = useOrderMessages(side);
  const { dateTime } = useTimes();
  const { status, status_label: name, due } = order;
  const step = progress[status];
  const heading = useFocusOnChange(status);
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div css={style.state}>
        <h2 id={id} ref={heading} tabIndex={-1} css={style.label}>
          {name}
        </h2>
        <p css={style.meaning}>{meaning}</p>
        {step !== undefined && (
          <div css={style.progress}>
            <ProgressBar
              value={step / steps.length}
              label={label}
              valueText={name}
              tone={status === 'complained' ? 'warning' : status === 'completed' ? 'success' : 'brand'}
            />
            <div css={style.steps} aria-hidden="true">
              {steps.map((one, index) => (
                <span
                  key={one}
                  css={[
                    index < step && style.reached,
                    index + 1 !== step && index + 1 < steps.length && style.between,
                  ]}
                >
                  {one}
                </span>
              ))}
            </div>
          </div>
        )}
        {due && (
          <p css={style.due}>
            {chip}
            <time dateTime={due.at}>{dateTime(due.at)}</time>
          </p>
        )}
        {actions && <div css={style.actions}>{actions}</div>}
      </div>
    </Card>
  );
};
