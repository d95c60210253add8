import { openVoucherFields, type StoreVoucher, voucherActions, voucherRules } from '@pasar/contract';

type State = StoreVoucher['state'];
type Action = StoreVoucher['actions'][number];

/** What a seller may do with a voucher in each state (domain 3.6, rule 2). */
const allowed: Record<State, readonly Action[]> = {
  upcoming: ['edit', 'pause', 'delete'],
  running: ['edit', 'pause', 'end'],
  paused: ['edit', 'resume', 'end'],
  exhausted: ['edit', 'end'],
  ended: [],
};

interface Asked {
  state: State;
  hasStarted: boolean;
  /** Somebody used it once, whether the use still counts or not. */
  wasUsed: boolean;
}

/** Only a voucher that nobody ever used can be deleted, and none that runs. */
export const getVoucherActions = ({ state, hasStarted, wasUsed }: Asked): Action[] => {
  const own = new Set<Action>(['duplicate', ...allowed[state]]);
  if (state === 'paused' && !hasStarted) {
    own.delete('end');
    own.add('delete');
  }
  if (state === 'ended' && !wasUsed) own.add('delete');
  return voucherActions.filter((action) => own.has(action));
};

/** The fields of the form that may change. */
export const editableFields = ({ state, hasStarted }: Omit<Asked, 'wasUsed'>): string[] => {
  if (state === 'ended') return [];
  return hasStarted ? [...openVoucherFields] : Object.keys(voucherRules);
};
