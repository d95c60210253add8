import * as v from 'valibot';
import { AppNameSchema } from './slice-entry.ts';

const Tally = v.object({
  sessions: v.number(),
  failed: v.number(),
  /** Documents that the server sent, and those of them that it could not render. */
  documents: v.number(),
  unrendered: v.number(),
  /** Milliseconds until three of four mounts were done. */
  p75: v.optional(v.number()),
  /** The same of the largest paint of documents and of the slowest interaction with pages. */
  lcp: v.optional(v.number()),
  inp: v.optional(v.number()),
});

/**
 * The comparison of a canary with the live version, or of a watched version with its control; `too-early` until it had
 * enough sessions.
 */
export const OpsVerdict = v.object({
  app: AppNameSchema,
  version: v.string(),
  of: v.picklist(['canary', 'watch']),
  kind: v.picklist(['too-early', 'healthy', 'errors', 'renders', 'slow', 'silent', 'lcp', 'inp']),
  /** The version that is judged. */
  canary: Tally,
  control: Tally,
});
export type OpsVerdict = v.InferOutput<typeof OpsVerdict>;

const OpsSeries = v.object({
  app: AppNameSchema,
  version: v.string(),
  /** By the minute, oldest first; `at` in milliseconds since 1970. Minutes without anything are left out. */
  points: v.array(
    v.object({ at: v.number(), documents: v.number(), sessions: v.number(), failed: v.number() }),
  ),
});
export type OpsSeries = v.InferOutput<typeof OpsSeries>;

/**
 * The response of `/ops/v1/health`: the sessions of each version by the minute, and the guard's verdict on canaries.
 */
export const OpsHealth = v.object({
  /** The server's clock, in milliseconds since 1970. */
  at: v.number(),
  /** Sessions of a canary before anything is decided. */
  enough: v.number(),
  versions: v.array(OpsSeries),
  verdicts: v.array(OpsVerdict),
});
export type OpsHealth = v.InferOutput<typeof OpsHealth>;
