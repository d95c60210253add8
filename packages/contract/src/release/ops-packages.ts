import * as v from 'valibot';
import { AppNameSchema } from './slice-entry.ts';

const OpsPackage = v.object({
  name: v.string(),
  version: v.string(),
  /** As the package states it; empty when it states none. */
  license: v.string(),
});
export type OpsPackage = v.InferOutput<typeof OpsPackage>;

const OpsPackageUse = v.object({
  app: AppNameSchema,
  version: v.string(),
  /** Who gets it: everybody, a share of the visitors, or those for whom another version failed. */
  of: v.picklist(['live', 'canary', 'fallback']),
  packages: v.array(OpsPackage),
});
export type OpsPackageUse = v.InferOutput<typeof OpsPackageUse>;

/** The response of `/ops/v1/packages`: which releases that visitors get were built with packages of a name. */
export const OpsPackages = v.object({
  uses: v.array(OpsPackageUse),
  /** Releases that say nothing of their packages. */
  unlisted: v.array(v.object({ app: AppNameSchema, version: v.string() })),
});
export type OpsPackages = v.InferOutput<typeof OpsPackages>;
