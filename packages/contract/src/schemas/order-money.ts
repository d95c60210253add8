import * as v from 'valibot';

/**
 * Where an order's money is: `estimated` while it is held, so that amounts are those of an order that goes well;
 * `settled` once its journals say what went where; `none` when it was never paid.
 */
export const OrderMoneyState = v.picklist(['estimated', 'settled', 'none']);
export type OrderMoneyState = v.InferOutput<typeof OrderMoneyState>;
