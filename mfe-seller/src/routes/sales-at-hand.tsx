import type { SellerOrder } from '@pasar/contract';
import { lazyPart, useFormat } from '@pasar/slice-kit';
import { Checkbox, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { SaleActions } from '../features/answer-order/sale-actions.tsx';
import { SaleCard } from '../features/browse-sales/sale-card.tsx';
import { PickBox } from '../features/work-through/pick-box.tsx';
import { canBePicked, usePicked } from '../features/work-through/use-picked.ts';
import { useWorkThrough } from '../features/work-through/use-work-through.ts';

const PickBar = lazyPart(() =>
  import(/* webpackChunkName: "pick-bar" */ '../features/work-through/pick-bar.tsx').then((m) => m.PickBar),
);
const OutcomePanel = lazyPart(() =>
  import(/* webpackChunkName: "outcome" */ '../features/work-through/outcome-panel.tsx').then(
    (m) => m.OutcomePanel,
  ),
);

interface SalesAtHandProps {
  orders: readonly SellerOrder[];
  heardAt: number | null;
  /** Stands where there are no orders. */
  none: ReactNode;
}

/** The orders of a page: one at a time by their buttons, or many at once by their boxes. */
export const SalesAtHand = ({ orders, heardAt, none }: SalesAtHandProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { revalidate } = useRevalidator();
  const { open, picked, isPicked, pick, pickAll, codesFor } = usePicked(orders);
  const work = useWorkThrough();
  return (
    <Stack gap={16}>
      {work.outcome && (
        <OutcomePanel
          outcome={work.outcome}
          busy={work.busy}
          pickup={(codes) => void work.step('pickup', codes)}
          print={(codes, slips) => void work.print(codes, slips)}
          forget={work.forget}
        />
      )}
      {open.length > 1 && (
        <Checkbox
          label={t('pick.all', { n: number(open.length) })}
          checked={picked.length === open.length}
          onChange={(event) => pickAll(event.target.checked)}
        />
      )}
      {picked.length > 0 && (
        <PickBar
          count={picked.length}
          codesFor={codesFor}
          busy={work.busy}
          act={(action, codes) => void (action === 'print' ? work.print(codes) : work.step(action, codes))}
          clear={() => pickAll(false)}
        />
      )}
      {orders.length === 0
        ? none
        : orders.map((order) => {
            const { id, order_code: code } = order;
            return (
              <SaleCard
                key={id}
                order={order}
                heardAt={heardAt}
                picked={isPicked(code)}
                pick={
                  canBePicked(order) && (
                    <PickBox code={code} on={isPicked(code)} onChange={(on) => pick(code, on)} />
                  )
                }
                actions={<SaleActions order={order} changed={() => void revalidate()} />}
              />
            );
          })}
    </Stack>
  );
};
