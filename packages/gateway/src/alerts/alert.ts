import { type AlertKind, alertKinds } from '@pasar/contract';
import * as v from 'valibot';

/** Something that operations should know at once. */
export interface Alert {
  kind: AlertKind;
  /** The app and version that it is about; absent where it is about the server itself. */
  app?: string;
  version?: string;
  /** What was seen, in one sentence. */
  detail: string;
  /** Equal for what is one alert, in every gateway: it is sent once. */
  key: string;
}

/** An alert as the log keeps it. `by` is the process that wrote it. */
export const AlertLine = v.object({
  type: v.literal('alert'),
  by: v.string(),
  at: v.number(),
  id: v.string(),
  kind: v.picklist(alertKinds),
  app: v.optional(v.string()),
  version: v.optional(v.string()),
  detail: v.string(),
  key: v.string(),
});
export type AlertLine = v.InferOutput<typeof AlertLine>;

/** One try to send an alert to a target. */
export const TryLine = v.object({
  type: v.literal('try'),
  by: v.string(),
  at: v.number(),
  id: v.string(),
  target: v.string(),
  /** Where it was sent; the target may be removed since. */
  address: v.string(),
  tries: v.number(),
  /** Why it was not taken; absent when it was. */
  error: v.optional(v.string()),
});
export type TryLine = v.InferOutput<typeof TryLine>;

export const AlertLogLine = v.variant('type', [AlertLine, TryLine]);
export type AlertLogLine = v.InferOutput<typeof AlertLogLine>;
