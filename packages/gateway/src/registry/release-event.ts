import { AppNameSchema, type ReleaseCommand, releaseCommands, SliceEntry } from '@pasar/contract';
import * as v from 'valibot';
import { canonicalJson } from '../platform/canonical-json.ts';
import { sha256 } from '../platform/content-hash.ts';

/** The log says `kill` and `revive` for good: its lines are hashed, and gateways of 0.1 read them too. */
const storedVerbs: Partial<Record<ReleaseCommand, string>> = { disable: 'kill', enable: 'revive' };
const storedVerb = (verb: ReleaseCommand): string => storedVerbs[verb] ?? verb;
const verbOf = new Map<unknown, ReleaseCommand>(releaseCommands.map((verb) => [storedVerb(verb), verb]));

/** One line of the log: what changed, when, by whom and why, chained to the line before by its hash. */
export const ReleaseEvent = v.object({
  seq: v.number(),
  at: v.string(),
  who: v.string(),
  why: v.string(),
  verb: v.pipe(
    v.string(),
    v.transform((stored) => verbOf.get(stored)),
    v.picklist(releaseCommands),
  ),
  app: AppNameSchema,
  /** Empty at the events of a slice's entry. */
  version: v.string(),
  /** The version that visitors had before; absent for `publish` and for the first promotion. */
  from: v.optional(v.string()),
  /** What a `rollback` rolls back or an `enable` enables; the live version and the slice when absent. */
  of: v.optional(v.picklist(['live', 'canary', 'slice', 'version'])),
  /** The share of visitors that a canary gets, in hundredths of a percent; at `canary`. */
  basisPoints: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
  /** Chooses the visitors of a rollout; the same at every `canary` of it. */
  salt: v.optional(v.string()),
  /** At `rollback`: the version stays in quarantine until an operator enables it. */
  quarantine: v.optional(v.literal(true)),
  /** The gate rejected it, or nobody signed, and operations continued all the same. */
  forced: v.optional(v.literal(true)),
  /** Hash over the release's files; only at `publish`. */
  digest: v.optional(v.string()),
  /** Hash over the content of the release's record; only at `publish`. */
  record: v.optional(v.string()),
  /** The key that vouched for it; only at `publish` of a signed release. */
  signer: v.optional(v.string()),
  /** What a `promote` opens: minutes, who are in the control, and the version that they keep. */
  watch: v.optional(v.object({ minutes: v.number(), salt: v.string(), control: v.optional(v.string()) })),
  /** What a watch saw until its time was over; absent at the `watch-end` of one that operations ended. */
  seen: v.optional(v.object({ documents: v.number(), sessions: v.number(), failed: v.number() })),
  /** What another environment says of these bytes; at `attest`. */
  attested: v.optional(
    v.object({
      environment: v.string(),
      gate: v.picklist(['passed', 'forced', 'none']),
      /** Documents in its latest finished watch. */
      documents: v.number(),
      until: v.optional(v.string()),
    }),
  ),
  /** The whole entry; at `slice-add` and `slice-change`. */
  entry: v.optional(SliceEntry),
  /** The prefixes that other slices keep, where one changes hands; at `slice-change`. */
  gives: v.optional(v.record(AppNameSchema, v.array(v.string()))),
  /** What goes live in the same event; at `slice-change`. */
  releases: v.optional(v.array(v.object({ app: AppNameSchema, version: v.string() }))),
  prev: v.string(),
  hash: v.string(),
});
export type ReleaseEvent = v.InferOutput<typeof ReleaseEvent>;

/** The fields that a command gives; the log adds the rest. */
export type EventDraft = Omit<ReleaseEvent, 'seq' | 'at' | 'prev' | 'hash'>;

/** The end of the chain: what the next event must follow. */
export interface ChainHead {
  seq: number;
  hash: string;
}

export const chainStart: ChainHead = { seq: 0, hash: '0'.repeat(64) };

const stored = (event: ReleaseEvent) => ({ ...event, verb: storedVerb(event.verb) });

/** An event as a line of the log. */
export const eventLine = (event: ReleaseEvent): string => `${JSON.stringify(stored(event))}\n`;

const hashOf = (event: ReleaseEvent): string => {
  const { hash: _, ...body } = stored(event);
  return sha256(canonicalJson(body));
};

/** Puts a draft at the end of the chain. */
export const chainEvent = (head: ChainHead, draft: EventDraft, at: Date): ReleaseEvent => {
  const event = { ...draft, seq: head.seq + 1, at: at.toISOString(), prev: head.hash, hash: '' };
  return { ...event, hash: hashOf(event) };
};

/** Whether an event follows the head and its hash matches its content. */
export const follows = (head: ChainHead, event: ReleaseEvent): boolean =>
  event.seq === head.seq + 1 && event.prev === head.hash && event.hash === hashOf(event);
