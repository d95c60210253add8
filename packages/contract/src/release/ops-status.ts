import * as v from 'valibot';
import { AppNameSchema, SliceEntry } from './slice-entry.ts';

/** The actions on a release (releases "Verbs"). `gc` deletes the files of a release that no page needs any more. */
export const releaseCommands = [
  'publish',
  'promote',
  'rollback',
  'canary',
  'pause',
  'resume',
  'disable',
  'enable',
  'watch-end',
  'floor',
  'gc',
  'slice-add',
  'slice-change',
  'slice-retire',
  'attest',
] as const;
export type ReleaseCommand = (typeof releaseCommands)[number];

/** What commands were called in 0.1: accepted in 0.2 on the command line and in `/ops/v1`, rejected in 0.3. */
export const formerReleaseCommands: Readonly<Record<string, ReleaseCommand>> = {
  kill: 'disable',
  revive: 'enable',
};

const Moment = v.pipe(v.string(), v.isoTimestamp());
const Decision = v.object({ since: Moment, who: v.string(), why: v.string() });

const OpsCanary = v.object({
  ...Decision.entries,
  version: v.string(),
  /** Of 10,000 visitors so many, as requested. */
  basisPoints: v.number(),
  /** Of 10,000 visitors so many, as it is: none while it is paused, fewer beside an earlier canary of another app. */
  share: v.number(),
  paused: v.boolean(),
});
export type OpsCanary = v.InferOutput<typeof OpsCanary>;

/** What a watch saw: documents that were sent, sessions that reported, and those of them that failed. */
const Seen = { documents: v.number(), sessions: v.number(), failed: v.number() };

const OpsWatch = v.object({
  ...Decision.entries,
  version: v.string(),
  until: Moment,
  /** What `share` of 10,000 visitors keep meanwhile; null when nothing was live before. */
  control: v.nullable(v.string()),
  share: v.number(),
});
export type OpsWatch = v.InferOutput<typeof OpsWatch>;

/** The status of one app in `/ops/v1/status`: what is live, since when, by whom, and what was before (latest first). */
const OpsApp = v.object({
  app: AppNameSchema,
  /** Absent for the shell, and for a slice that nobody registered yet. */
  title: v.optional(SliceEntry.entries.title),
  /** `ops`: only operations decide what visitors get of it. */
  approval: v.optional(SliceEntry.entries.approval),
  live: v.nullable(v.object({ version: v.string(), ...Decision.entries })),
  canary: v.nullable(OpsCanary),
  /** The time after a promotion in which the guard still takes the live version back. */
  watch: v.nullable(OpsWatch),
  /** Watches that ended without a fault, by their version. */
  watched: v.array(v.object({ version: v.string(), since: Moment, until: Moment, ...Seen })),
  /** The slice is off since then. */
  disabled: v.nullable(Decision),
  /** Versions that nobody gets until an operator enables them. */
  quarantined: v.array(v.object({ version: v.string(), ...Decision.entries })),
  /** No version below this one goes live. */
  floor: v.nullable(v.string()),
  previous: v.array(
    v.object({
      version: v.string(),
      since: Moment,
      until: Moment,
      /** Nobody can roll back to a version that was rolled back. */
      endedBy: v.picklist(['promote', 'rollback']),
    }),
  ),
  /** Published versions, latest first. */
  versions: v.array(v.object({ version: v.string(), at: Moment })),
  published: v.number(),
});
export type OpsApp = v.InferOutput<typeof OpsApp>;

const OpsEvent = v.object({
  seq: v.number(),
  at: Moment,
  who: v.string(),
  why: v.string(),
  verb: v.picklist(releaseCommands),
  app: AppNameSchema,
  /** Empty where the event is about the entry of a slice. */
  version: v.string(),
  from: v.optional(v.string()),
  of: v.optional(v.picklist(['live', 'canary', 'slice', 'version'])),
  basisPoints: v.optional(v.number()),
  salt: v.optional(v.string()),
  quarantine: v.optional(v.literal(true)),
  forced: v.optional(v.literal(true)),
  signer: v.optional(v.string()),
  watch: v.optional(v.object({ minutes: v.number(), salt: v.string(), control: v.optional(v.string()) })),
  seen: v.optional(v.object(Seen)),
});
export type OpsEvent = v.InferOutput<typeof OpsEvent>;

/** All releases as the console shows them; events latest first. */
export const OpsStatus = v.object({
  revision: v.number(),
  apps: v.array(OpsApp),
  events: v.array(OpsEvent),
  /** Absent while the registry can be read; visitors are served from the last good state since then. */
  trouble: v.optional(v.object({ kind: v.picklist(['silent', 'corrupt']), since: Moment })),
  /** Code of slices shares its machine with a production server (platform F30). */
  shares_machine: v.optional(v.literal(true)),
});
export type OpsStatus = v.InferOutput<typeof OpsStatus>;
