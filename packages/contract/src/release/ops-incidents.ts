import * as v from 'valibot';
import { AppNameSchema } from './slice-entry.ts';

/** Where an exception came from. */
export const incidentKinds = [
  'evaluation',
  'loader',
  'render',
  'hydration',
  'handler',
  'rejection',
  'timeout',
  'crash',
  'memory',
  'api',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** What people decided about an incident; `regressed`: resolved, and seen again in a later release. */
export const incidentStates = ['open', 'resolved', 'muted', 'regressed'] as const;
export type IncidentState = (typeof incidentStates)[number];

/** One line of a stack. `place` is a source file where a map was found, else the built file. */
const SourcePlace = v.object({
  name: v.string(),
  place: v.string(),
  line: v.number(),
  column: v.number(),
  mapped: v.boolean(),
  /** The lines around it in the source. */
  source: v.optional(v.object({ from: v.number(), lines: v.array(v.string()) })),
});
export type SourcePlace = v.InferOutput<typeof SourcePlace>;

const OpsIncidentSummary = v.object({
  id: v.string(),
  app: AppNameSchema,
  side: v.picklist(['server', 'browser']),
  kind: v.picklist(incidentKinds),
  state: v.picklist(incidentStates),
  message: v.string(),
  /** The file and line of the app's first frame; empty when nothing is known. */
  place: v.string(),
  routes: v.array(v.string()),
  /** In the order in which they were first seen. */
  releases: v.array(v.object({ version: v.string(), events: v.number() })),
  /** Milliseconds since 1970. */
  firstSeenAt: v.number(),
  lastSeenAt: v.number(),
  events: v.number(),
  sessions: v.number(),
});
export type OpsIncidentSummary = v.InferOutput<typeof OpsIncidentSummary>;

/** The response of `/ops/v1/incidents`, the latest first. */
export const OpsIncidents = v.object({
  at: v.number(),
  /** Events that this server dropped since it started, because too many came. */
  dropped: v.number(),
  incidents: v.array(OpsIncidentSummary),
});
export type OpsIncidents = v.InferOutput<typeof OpsIncidents>;

const OpsIncidentEvent = v.object({
  at: v.number(),
  version: v.string(),
  shell: v.string(),
  route: v.string(),
  locale: v.picklist(['id', 'en']),
  message: v.string(),
  stack: v.string(),
  frames: v.array(SourcePlace),
  plan: v.optional(v.string()),
  request: v.optional(v.string()),
  browser: v.optional(v.string()),
});

/** The response of `/ops/v1/incidents/:id`. */
export const OpsIncident = v.object({
  ...OpsIncidentSummary.entries,
  /** Events by the hour, oldest first; hours without one are left out. */
  points: v.array(v.object({ at: v.number(), events: v.number() })),
  /** The latest events, latest first. */
  latest: v.array(OpsIncidentEvent),
  /** Who decided its state, and why. */
  decision: v.optional(v.object({ at: v.number(), who: v.string(), why: v.string() })),
});
export type OpsIncident = v.InferOutput<typeof OpsIncident>;
