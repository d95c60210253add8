import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { legalDocuments } from '../legal-versions.ts';

/** How long the file of an export can be fetched, in hours, and how long after a request the next one may follow. */
export const dataExportHours = 72;
export const dataExportEveryHours = 24;
/** Between the request to delete an account and the deletion; until then it can be withdrawn. */
export const deletionDays = 14;
/** How long the sealed part of an order's address is kept for tax law. */
export const sealedYears = 10;

/** Why an account cannot be deleted yet. */
export const deletionObstacles = [
  'orders',
  'complaints',
  'withdrawals',
  'balance',
  'store_orders',
  'store_complaints',
  'store_withdrawals',
  'store_balance',
  'staff',
] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];

const DataExport = v.object({
  state: v.picklist(['none', 'waiting', 'ready', 'failed']),
  requested_at: v.nullable(v.string()),
  /** Until when the file can be fetched. */
  expires_at: v.nullable(v.string()),
  bytes: v.nullable(v.number()),
  /** When the next one may be requested; null: now. */
  next_at: v.nullable(v.string()),
});

const Remaining = v.object({
  what: v.picklist(deletionObstacles),
  count: v.number(),
  /** Rupiah, of a balance; else null. */
  amount: v.nullable(v.number()),
});

const Agreement = v.object({
  version: v.number(),
  /** When its present version was agreed to; null: not yet. */
  given_at: v.nullable(v.string()),
});

const PrivacyState = v.object({
  export: DataExport,
  deletion: v.object({
    /** When the account will be deleted; null: that was not requested. */
    due_at: v.nullable(v.string()),
    /** What prevents a deletion now. */
    remaining: v.array(Remaining),
  }),
  consents: v.object({
    terms: Agreement,
    privacy: Agreement,
    /** Mail about promos; null: not wanted. */
    promo: v.object({ given_at: v.nullable(v.string()) }),
  }),
});
export type PrivacyState = v.InferOutput<typeof PrivacyState>;

/** A copy of one's data, the end of an account, and what one agreed to (people W64 to W66). */
export const privacy = {
  read: endpoint({
    method: 'GET',
    path: '/privacy',
    summary: 'My copy of my data, the deletion of my account, and what prevents it',
    access: 'user',
    data: PrivacyState,
  }),
  export: endpoint({
    method: 'POST',
    path: '/privacy/export',
    summary: 'Request a copy of all my data, once a day; an email says when it is ready',
    access: 'user',
    idempotent: true,
    stepUp: 'export',
    data: PrivacyState,
  }),
  link: endpoint({
    method: 'POST',
    path: '/privacy/export/link',
    summary: 'A short-lived address of my finished copy',
    access: 'user',
    stepUp: 'export',
    data: v.object({ url: v.string() }),
  }),
  delete: endpoint({
    method: 'POST',
    path: '/privacy/delete',
    summary: 'Have my account deleted after 14 days; refused with a list while something remains',
    access: 'user',
    idempotent: true,
    stepUp: 'deletion',
    data: PrivacyState,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/privacy/cancel',
    summary: 'Keep my account after all',
    access: 'user',
    idempotent: true,
    data: PrivacyState,
  }),
  agree: endpoint({
    method: 'POST',
    path: '/privacy/consents',
    summary: 'Agree to a document',
    access: 'user',
    body: v.object({
      kind: v.picklist(legalDocuments),
      version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    }),
    data: PrivacyState,
  }),
};
