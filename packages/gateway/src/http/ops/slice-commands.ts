import { SliceDeclaration } from '@pasar/contract';
import * as v from 'valibot';
import { Version } from './ops-commands.ts';

/** Entries change on purpose only: with a reason, and on what the caller saw (`If-Match` means the same). */
const Decided = {
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  dryRun: v.optional(v.boolean(), false),
  revision: v.optional(v.pipe(v.number(), v.integer())),
};

const { name: _, ...fields } = SliceDeclaration.entries;

/** `POST /ops/v1/slices` */
export const AddSliceCommand = v.strictObject({ ...SliceDeclaration.entries, ...Decided });

/** `POST /ops/v1/slices/<name>/change`: what is absent stays. */
export const ChangeSliceCommand = v.strictObject({
  ...v.partial(v.object({ title: fields.title, prefixes: fields.prefixes, contact: fields.contact })).entries,
  limits: v.optional(fields.limits.wrapped),
  privateRender: v.optional(v.boolean()),
  approval: v.optional(v.picklist(['none', 'ops'])),
  hidden: v.optional(v.array(v.pipe(v.string(), v.maxLength(80)))),
  takes: v.optional(v.array(v.string()), []),
  releases: v.optional(v.array(v.strictObject({ app: v.string(), version: Version })), []),
  ...Decided,
});

/** `POST /ops/v1/slices/<name>/retire` */
export const RetireSliceCommand = v.strictObject({ force: v.optional(v.boolean(), false), ...Decided });
