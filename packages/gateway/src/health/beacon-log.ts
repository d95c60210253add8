import { AppNameSchema } from '@pasar/contract';
import * as v from 'valibot';
import type { Fs } from '../platform/fs/fs.ts';
import { LineLog } from '../platform/line-log.ts';

/** One line of the file: an event of a session of a version. `by` is the process that wrote it. */
const BeaconLine = v.object({
  by: v.string(),
  at: v.number(),
  id: v.string(),
  source: v.string(),
  site: v.optional(v.string()),
  app: AppNameSchema,
  version: v.string(),
  kind: v.picklist(['served', 'ok', 'failed', 'vitals']),
  unrendered: v.optional(v.literal(true)),
  ms: v.optional(v.number()),
  lcp: v.optional(v.number()),
  inp: v.optional(v.number()),
});
export type BeaconLine = v.InferOutput<typeof BeaconLine>;

/** How many documents of a version a process sent since its last line: sessions are only a sample of them. */
const DocumentsLine = v.object({
  by: v.string(),
  at: v.number(),
  app: AppNameSchema,
  version: v.string(),
  kind: v.literal('documents'),
  count: v.number(),
});
export type DocumentsLine = v.InferOutput<typeof DocumentsLine>;

/** The beacon events on the disk: a restart loses nothing, and gateways of one folder count together. */
export const openBeaconLog = (folder: string, keep: number, disk: () => Fs) =>
  new LineLog({ folder, keep, disk, schema: v.variant('kind', [BeaconLine, DocumentsLine]), per: 'hour' });
