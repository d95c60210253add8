import type { OrderStatus, SellerOrderDetail } from '@pasar/contract';
import { useFocusOnChange } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Card, RuasBar } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DueChip } from '../../shared/due-chip/due-chip.tsx';
import * as style from './sale-state.styles.ts';

/** Six segments: paid, accepted, packed, on its way, arrived, done. An order that ended early has none. */
const progress: Partial<Record<OrderStatus, number>> = {
  new: 1,
  processed: 2,
  ready_to_ship: 3,
  shipped: 4,
  delivered: 5,
  complained: 5,
  completed: 6,
};

interface SaleStateProps {
  order: SellerOrderDetail;
  heardAt: number | null;
  actions: ReactNode;
}

/** Where the order stands, what happens to the money now, and what can be done. */
export const SaleState = ({ order, heardAt, actions }: SaleStateProps) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useFormat();
  const { status, status_label: label, due, server_time: serverTime } = order;
  const step = progress[status];
  const heading = useFocusOnChange(status);
  return (
    <Card as="section" aria-labelledby="sale-state">
      <div css={style.state}>
        <h2 id="sale-state" ref={heading} tabIndex={-1} css={style.label}>
          {label}
        </h2>
        <p css={style.meaning}>{t(`meaning.${status}`)}</p>
        {step !== undefined && (
          <RuasBar
            css={style.bar}
            value={step / 6}
            label={t('sale.progress')}
            valueText={label}
            tone={status === 'complained' ? 'warning' : status === 'completed' ? 'success' : 'brand'}
          />
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
