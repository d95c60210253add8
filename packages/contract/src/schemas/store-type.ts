import * as v from 'valibot';

export const StoreType = v.picklist(['official', 'star', 'regular']);
export type StoreType = v.InferOutput<typeof StoreType>;
