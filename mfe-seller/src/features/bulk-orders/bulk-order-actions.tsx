import { BulkOrderResultPanel } from './bulk-order-result-panel.tsx';
import { OrderSelectionBar } from './order-selection-bar.tsx';
import { useBulkOrders } from './use-bulk-orders.ts';
import type { OrderSelection, SelectionScope } from './use-order-selection.ts';
import { type SellerOrderFilter, useSelectAllMatching } from './use-select-all-matching.ts';

interface SaleWorkProps {
  picked: OrderSelection;
  reach: SelectionScope;
  hold: (picked: OrderSelection, reach: SelectionScope) => void;
  drop: (codes: readonly string[]) => void;
  /** The query of the other pages; absent when there are none, or not all of this one is selected. */
  narrowing: SellerOrderFilter | undefined;
}

/** Actions on the selected orders and their results. Loads with the first selection. */
export const BulkOrderActions = ({ picked, reach, hold, drop, narrowing }: SaleWorkProps) => {
  const work = useBulkOrders(drop);
  const widen = useSelectAllMatching(hold);
  return (
    <>
      {work.outcome && (
        <BulkOrderResultPanel
          outcome={work.outcome}
          busy={work.busy}
          pickup={(codes) => void work.step('pickup', codes)}
          print={(codes, slips) => void work.print(codes, slips, work.outcome?.printable)}
          forget={work.forget}
        />
      )}
      {picked.size > 0 && (
        <OrderSelectionBar
          picked={picked}
          reach={reach}
          busy={work.busy || widen.busy}
          widen={narrowing && reach === 'hand' ? () => void widen.submit(narrowing) : undefined}
          act={(action, codes) => void (action === 'print' ? work.print(codes) : work.step(action, codes))}
          clear={() => hold(new Map(), 'hand')}
        />
      )}
    </>
  );
};
