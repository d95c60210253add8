import * as v from 'valibot';
import { appNames } from './plan.ts';

const Moment = v.pipe(v.string(), v.isoTimestamp());

/** What `/ops/v1/status` says of one app: what is live, since when, by whom, and what was before (latest first). */
const OpsApp = v.object({
  app: v.picklist(appNames),
  live: v.nullable(v.object({ version: v.string(), since: Moment, who: v.string(), why: v.string() })),
  previous: v.array(
    v.object({
      version: v.string(),
      since: Moment,
      until: Moment,
      /** A version that was rolled back is nobody's way back. */
      endedBy: v.picklist(['promote', 'rollback']),
    }),
  ),
  published: v.number(),
});
export type OpsApp = v.InferOutput<typeof OpsApp>;

const OpsEvent = v.object({
  seq: v.number(),
  at: Moment,
  who: v.string(),
  why: v.string(),
  verb: v.picklist(['publish', 'promote', 'rollback']),
  app: v.picklist(appNames),
  version: v.string(),
  from: v.optional(v.string()),
});
export type OpsEvent = v.InferOutput<typeof OpsEvent>;

/** The releases of a market as the console of operations shows them; events latest first. */
export const OpsStatus = v.object({
  revision: v.number(),
  apps: v.array(OpsApp),
  events: v.array(OpsEvent),
});
export type OpsStatus = v.InferOutput<typeof OpsStatus>;
