import * as v from 'valibot';

/** What operations should know at once. */
export const alertKinds = [
  'rollback',
  'first-release',
  'incident',
  'regression',
  'suspended',
  'registry',
  'api',
  'test',
] as const;
export type AlertKind = (typeof alertKinds)[number];

const OpsAlertTarget = v.object({
  id: v.string(),
  type: v.picklist(['webhook', 'email']),
  address: v.string(),
  since: v.string(),
  who: v.string(),
});
export type OpsAlertTarget = v.InferOutput<typeof OpsAlertTarget>;

const OpsAlert = v.object({
  id: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  kind: v.picklist(alertKinds),
  app: v.optional(v.string()),
  version: v.optional(v.string()),
  title: v.object({ id: v.string(), en: v.string() }),
  detail: v.string(),
  deliveries: v.array(
    v.object({
      target: v.string(),
      address: v.string(),
      tries: v.number(),
      /** Of the latest try. */
      at: v.number(),
      /** `failed` after five tries. */
      state: v.picklist(['sent', 'trying', 'failed']),
      error: v.optional(v.string()),
    }),
  ),
});
export type OpsAlert = v.InferOutput<typeof OpsAlert>;

/** The response of `/ops/v1/alerts`: where alerts go, and the latest ones with what became of them. */
export const OpsAlerts = v.object({ targets: v.array(OpsAlertTarget), alerts: v.array(OpsAlert) });
export type OpsAlerts = v.InferOutput<typeof OpsAlerts>;

/** A new target; its secret is shown once. */
export const OpsNewTarget = v.object({ ...OpsAlertTarget.entries, secret: v.optional(v.string()) });
export type OpsNewTarget = v.InferOutput<typeof OpsNewTarget>;
