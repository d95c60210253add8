import { AppNameSchema, incidentKinds } from '@pasar/contract';
import * as v from 'valibot';

const Frame = v.object({
  name: v.string(),
  place: v.string(),
  line: v.number(),
  column: v.number(),
  mapped: v.boolean(),
  source: v.optional(v.object({ from: v.number(), lines: v.array(v.string()) })),
});

/** An exception, or several alike, as the log keeps it. `by` is the process that wrote it, `id` the fingerprint. */
export const EventLine = v.object({
  type: v.literal('event'),
  by: v.string(),
  at: v.number(),
  id: v.string(),
  app: AppNameSchema,
  version: v.string(),
  shell: v.string(),
  side: v.picklist(['server', 'browser']),
  kind: v.picklist(incidentKinds),
  route: v.string(),
  locale: v.picklist(['id', 'en']),
  message: v.string(),
  place: v.string(),
  stack: v.string(),
  frames: v.array(Frame),
  /** How many exceptions the line counts. */
  count: v.number(),
  sessions: v.array(v.string()),
  plan: v.optional(v.string()),
  request: v.optional(v.string()),
  browser: v.optional(v.string()),
});
export type EventLine = v.InferOutput<typeof EventLine>;

/** What somebody decided about an incident. */
export const StateLine = v.object({
  type: v.literal('state'),
  by: v.string(),
  at: v.number(),
  id: v.string(),
  state: v.picklist(['open', 'resolved', 'muted']),
  who: v.string(),
  why: v.string(),
});
export type StateLine = v.InferOutput<typeof StateLine>;

export const IncidentLine = v.variant('type', [EventLine, StateLine]);
export type IncidentLine = v.InferOutput<typeof IncidentLine>;
