import type { BuyerOrderDetail, OrderStatus } from '@pasar/contract';
import { useFocusOnChange } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Card, RuasBar } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DueChip } from '../../shared/due-chip/due-chip.tsx';
import * as style from './order-state.styles.ts';

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

const steps = [1, 2, 3, 4, 5, 6] as const;

interface OrderStateProps {
  order: BuyerOrderDetail;
  heardAt: number | null;
  actions: ReactNode;
}

/** Where the order stands, what happens to the money now, and what can be done. */
export const OrderState = ({ order, heardAt, actions }: OrderStateProps) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useFormat();
  const { status, status_label: label, due, server_time: serverTime } = order;
  const step = progress[status];
  const heading = useFocusOnChange(status);
  return (
    <Card as="section" aria-labelledby="order-state">
      <div css={style.state}>
        <h2 id="order-state" ref={heading} tabIndex={-1} css={style.label}>
          {label}
        </h2>
        <p css={style.meaning}>{t(`meaning.${status}`)}</p>
        {step !== undefined && (
          <div css={style.progress}>
            <RuasBar
              value={step / 6}
              label={t('order.progress')}
              valueText={label}
              tone={status === 'complained' ? 'warning' : status === 'completed' ? 'success' : 'brand'}
            />
            <div css={style.steps} aria-hidden="true">
              {steps.map((one) => (
                <span
                  key={one}
                  css={[one <= step && style.reached, one !== step && one !== 6 && style.between]}
                >
                  {t(`order.step.${one}`)}
                </span>
              ))}
            </div>
          </div>
        )}
        {due && (
          <p css={style.due}>
            <DueChip due={due} time={{ serverTime, heardAt }} />
            <time dateTime={due.at}>{dateTime(due.at)}</time>
          </p>
        )}
        {order.actions.length > 0 && <div css={style.actions}>{actions}</div>}
      </div>
    </Card>
  );
};
