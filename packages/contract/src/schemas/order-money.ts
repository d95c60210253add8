import * as v from 'valibot';

/**
 * The state of an order's money. `estimated` while it is held: the amounts assume that the order succeeds. `settled`
 * once its journals have distributed it; `none` when it was never paid.
 */
export const OrderMoneyState = v.picklist(['estimated', 'settled', 'none']);
export type OrderMoneyState = v.InferOutput<typeof OrderMoneyState>;
