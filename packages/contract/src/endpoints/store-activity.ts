import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { Day, PathId } from '../schemas/wire-id.ts';
import { storeAreas } from '../store-role.ts';

const values = v.nullable(v.record(v.string(), v.unknown()));

/** Something that somebody changed in the store. */
export const StoreActivityEntry = v.object({
  id: v.number(),
  /** Null for an account that is gone. */
  actor: v.nullable(v.object({ user_id: v.number(), name: v.string() })),
  /** The key with which a program acted for them; null for people. */
  key_id: v.nullable(v.number()),
  area: v.picklist(storeAreas),
  /** The path of the call below the store's: `orders/approve`. */
  action: v.string(),
  /** The numbers and codes of what it was about. */
  target: v.array(v.string()),
  /** Secrets and identity data say `changed` instead of their value. */
  before: values,
  after: values,
  network: v.string(),
  at: v.string(),
});
export type StoreActivityEntry = v.InferOutput<typeof StoreActivityEntry>;

const filters = {
  area: v.optional(v.picklist(storeAreas)),
  user_id: v.optional(PathId),
  date_start: v.optional(Day),
  date_end: v.optional(Day),
};

/** Rows of one file. */
export const maxActivityRows = 10_000;

/** Who changed what in a store; kept for 24 months (people W30). */
export const storeActivity = {
  list: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/activity/list',
    summary: 'Who changed what in my store, newest first',
    access: 'merchant',
    area: 'owner',
    query: v.object({ ...filters, ...pageQuery }),
    data: v.array(StoreActivityEntry),
    meta: Meta,
  }),
  export: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/activity/export',
    summary: 'The same as CSV, by the same filters',
    access: 'merchant',
    area: 'owner',
    query: v.object(filters),
    data: v.object({
      name: v.string(),
      csv: v.string(),
      /** More matched than one file has. */
      is_cut: v.boolean(),
    }),
  }),
};
