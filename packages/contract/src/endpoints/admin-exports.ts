import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Reason } from '../schemas/admin-fields.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { staffRoles } from '../staff-role.ts';

/** The lists that can be exported; who may read a list may export it, with the filters that it has. */
export const exportLists = [
  'orders',
  'products',
  'users',
  'stores',
  'payments',
  'withdrawals',
  'ledger',
  'cases',
  'audit',
] as const;
export type ExportList = (typeof exportLists)[number];

/** Those whose contacts and account numbers are masked. */
export const maskedExportLists = ['users', 'stores', 'payments', 'withdrawals'] as const;

/** Rows that one file has at most, and the hours that it is kept. */
export const maxExportRows = 100_000;
export const exportHours = 24;
/** Rows up to which a file is also there as a workbook: a larger one does not fit the memory of a thread. */
export const maxWorkbookRows = 20_000;
/** Files that one person may wait for at once. */
export const maxOpenExports = 5;

const filters = v.record(v.string(), v.string());
const Filters = v.optional(
  v.pipe(
    filters,
    v.check((all) => Object.keys(all).length <= 20),
  ),
  {},
);

export const Export = v.object({
  id: v.number(),
  list: v.picklist(exportLists),
  filters,
  /** Contacts and account numbers in full; only admins fetch it. */
  is_unmasked: v.boolean(),
  state: v.picklist(['waiting', 'done', 'failed']),
  /** So far, while it is made. */
  rows: v.number(),
  /** More matched than one file has. */
  is_cut: v.boolean(),
  requested_by: v.object({ user_id: v.number(), name: v.string() }),
  requested_at: v.string(),
  /** Null until it is made. */
  expires_at: v.nullable(v.string()),
});
export type Export = v.InferOutput<typeof Export>;

/** Lists as CSV or XLSX files with the filters and the masking of the page (back-office B26). */
export const adminExports = {
  list: endpoint({
    method: 'GET',
    path: '/admin/exports/list',
    summary: 'Own exports that are kept, newest first; those of everybody for admins',
    access: 'staff',
    staff: staffRoles,
    query: v.object(pageQuery),
    data: v.array(Export),
    meta: Meta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/exports/create',
    summary: 'Have a filtered list written into a file; a job makes it',
    access: 'staff',
    staff: staffRoles,
    idempotent: true,
    body: v.object({
      list: v.picklist(exportLists, messageId('field.invalid')),
      filters: Filters,
    }),
    data: Export,
  }),
  createUnmasked: endpoint({
    method: 'POST',
    path: '/admin/exports/unmasked',
    summary: 'Have a list written with contacts and account numbers in full; who asked and why is on record',
    access: 'staff',
    staff: ['admin'],
    stepUp: 'contacts',
    idempotent: true,
    body: v.object({
      list: v.picklist(maskedExportLists, messageId('field.invalid')),
      filters: Filters,
      reason: Reason,
    }),
    data: Export,
  }),
  file: endpoint({
    method: 'POST',
    path: '/admin/exports/file',
    summary: 'A finished file; who fetches it is on record',
    access: 'staff',
    staff: staffRoles,
    body: v.object({
      export_id: BodyId,
      /** Of at most 20,000 rows also `xlsx`. */
      format: v.optional(v.picklist(['csv', 'xlsx'], messageId('field.invalid')), 'csv'),
    }),
    data: v.object({
      name: v.string(),
      /** Empty for a workbook. */
      csv: v.string(),
      /** The workbook in Base64. */
      xlsx: v.optional(v.string()),
    }),
  }),
};
