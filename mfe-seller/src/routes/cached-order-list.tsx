import type { SellerOrder } from '@pasar/contract';
import { lazyComponent, useFormat } from '@pasar/slice-kit';
import { Checkbox, Stack } from '@pasar/ui';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { SellerOrderQuery } from '../features/browse-orders/seller-order-query.ts';
import { SellerOrdersTable } from '../features/browse-orders/seller-orders-table.tsx';
import { OrderCheckbox } from '../features/bulk-orders/order-checkbox.tsx';
import { useOrderSelection } from '../features/bulk-orders/use-order-selection.ts';
import { SellerOrderActions } from '../features/order-decisions/seller-order-actions.tsx';
import { useMayWrite } from '../shared/rights/use-may-write.ts';

const BulkOrderActions = lazyComponent(() =>
  import(/* webpackChunkName: "bulk-orders" */ '../features/bulk-orders/bulk-order-actions.tsx').then(
    (m) => m.BulkOrderActions,
  ),
);

type Picking = Pick<ReturnType<typeof useOrderSelection>, 'open' | 'picked' | 'pick'>;
const PickingContext = createContext<Picking>({ open: new Map(), picked: new Map(), pick: () => undefined });

const SalePick = ({ code }: { code: string }) => {
  const { open, picked, pick } = use(PickingContext);
  return (
    open.has(code) && <OrderCheckbox code={code} on={picked.has(code)} onChange={(on) => pick([code], on)} />
  );
};

/** The same function at every rendering: it would render all rows again. */
const pickBox = (code: string) => <SalePick code={code} />;

interface SalesAtHandProps {
  query: SellerOrderQuery;
  orders: readonly SellerOrder[];
  lastPage: number;
  heardAt: number | null;
  /** Shown where there are no orders. */
  none: ReactNode;
}

/** The orders of a page: one at a time by their buttons, or many at once by their boxes, also those of other pages. */
export const CachedOrderList = ({ query, orders, lastPage, heardAt, none }: SalesAtHandProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { revalidate } = useRevalidator();
  const { page: _, ...narrowing } = query;
  const mayWrite = useMayWrite('orders');
  const { open, picked, reach, allHere, hold, pick, drop } = useOrderSelection(
    JSON.stringify(narrowing),
    mayWrite ? orders : [],
  );
  const actions = useCallback(
    (order: SellerOrder) =>
      mayWrite && (
        <SellerOrderActions
          order={order}
          changed={() => {
            drop([order.order_code]);
            void revalidate();
          }}
        />
      ),
    [drop, mayWrite, revalidate],
  );
  const [works, setWorks] = useState(false);
  // The result outlasts the selection.
  if (picked.size > 0 && !works) setWorks(true);
  return (
    <Stack gap={16}>
      {open.size > 1 && (
        <Checkbox
          label={t('selection.all', { n: number(open.size) })}
          checked={allHere}
          onChange={(event) => pick(open.keys(), event.target.checked)}
        />
      )}
      {works && (
        <BulkOrderActions
          picked={picked}
          reach={reach}
          hold={hold}
          drop={drop}
          narrowing={allHere && lastPage > 1 ? narrowing : undefined}
        />
      )}
      <PickingContext value={{ open, picked, pick }}>
        {orders.length === 0 ? (
          none
        ) : (
          <SellerOrdersTable orders={orders} heardAt={heardAt} pick={pickBox} actions={actions} />
        )}
      </PickingContext>
    </Stack>
  );
};
