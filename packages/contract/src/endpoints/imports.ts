import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { MediaId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';

/** The state of an import: the first three are running, the others are final (domain 3.13). */
export const importStatuses = [
  'uploaded',
  'validating',
  'running',
  'validated',
  'done',
  'failed',
  'cancelled',
] as const;

const Mode = v.picklist(['create', 'upsert'], messageId('field.invalid'));
const Flag = v.picklist(['0', '1'], messageId('field.invalid'));
const OnError = v.picklist(['skip', 'abort'], messageId('field.invalid'));
const Format = v.optional(v.picklist(['csv', 'xlsx'], messageId('field.invalid')), 'xlsx');

/** An import as its seller sees it; `total`, `ok`, `failed`, `skipped` and `processed` count rows of the sheet. */
export const ProductImport = v.object({
  import_id: v.number(),
  /** The spreadsheet, for an import after a dry run; null once it is purged. */
  file_id: v.nullable(MediaId),
  status: v.picklist(importStatuses),
  mode: Mode,
  dry_run: Flag,
  on_error: OnError,
  total: v.number(),
  /** Rows that this pass has gone through; an import that aborts on errors passes twice. */
  processed: v.number(),
  ok: v.number(),
  failed: v.number(),
  skipped: v.number(),
  /** Products, not rows; in a dry run those that would have been. */
  created: v.number(),
  updated: v.number(),
  /** Unknown headings of the spreadsheet. */
  ignored_columns: v.array(v.string()),
  /** Why it failed completely, or null. */
  message: v.nullable(v.string()),
  created_at: v.string(),
  finished_at: v.nullable(v.string()),
});
export type ProductImport = v.InferOutput<typeof ProductImport>;

/** An error in one cell. `row` counts as the seller's program does; `column` is the heading. */
export const ImportError = v.object({
  row: v.number(),
  column: v.string(),
  value: v.string(),
  code: v.string(),
  message: v.string(),
});
export type ImportError = v.InferOutput<typeof ImportError>;

/** A signed address that works in a link, without a header, for 60 seconds. */
const Download = v.object({ url: v.string(), name: v.string() });

const byId = v.object({ import_id: PathId });

export const imports = {
  start: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/import',
    scope: ['products:write'],
    summary: 'Import products from an uploaded sheet; poll the import for its progress',
    access: 'merchant',
    area: 'catalogue',
    body: v.object({
      file_id: BodyId,
      /** `upsert` changes the products whose SKU is there, and creates the others. */
      mode: v.optional(Mode, 'create'),
      /** `1` checks everything and writes nothing. */
      dry_run: v.optional(Flag, '0'),
      /** `abort` writes nothing when a single row is wrong; `skip` leaves those rows out. */
      on_error: v.optional(OnError, 'skip'),
    }),
    data: v.object({ import_id: v.number(), status: v.picklist(importStatuses) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/products/import',
    scope: ['products:read'],
    summary: 'My imports, newest first; they are kept for 30 days',
    access: 'merchant',
    area: 'catalogue',
    query: v.object(pageQuery),
    data: v.array(ProductImport),
    meta: Meta,
  }),
  template: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/products/import/template',
    summary: 'Get an empty spreadsheet with all columns and their hints',
    access: 'merchant',
    area: 'catalogue',
    query: v.object({ format: Format }),
    data: Download,
  }),
  show: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/products/import/:import_id',
    scope: ['products:read'],
    summary: 'Get the progress of an import and a page of its cell errors',
    access: 'merchant',
    area: 'catalogue',
    params: byId,
    query: v.object(pageQuery),
    data: v.object({ ...ProductImport.entries, errors: v.array(ImportError) }),
    meta: Meta,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/import/:import_id/cancel',
    scope: ['products:write'],
    summary: 'Stop an import; saved rows stay',
    access: 'merchant',
    area: 'catalogue',
    params: byId,
    data: ProductImport,
  }),
  errorFile: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/products/import/:import_id/errors',
    scope: ['products:read'],
    summary: 'Get the rows that were not saved, with a column of errors',
    access: 'merchant',
    area: 'catalogue',
    params: byId,
    query: v.object({ format: v.optional(v.picklist(['csv', 'xlsx'], messageId('field.invalid'))) }),
    data: Download,
  }),
};
