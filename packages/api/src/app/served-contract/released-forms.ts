import { readFileSync } from 'node:fs';
import type { CallSchema } from './call-schema.ts';

/** A line for each form that a call had in a release, oldest first. */
export const releasedCallsFile = new URL('released-calls.jsonl', import.meta.url);

let forms: Map<string, CallSchema[]> | undefined;

/** The forms of calls (`GET /home/…`) that releases of slices may have been built for. Added, never changed. */
export const releasedForms = (): ReadonlyMap<string, readonly CallSchema[]> => {
  if (forms) return forms;
  forms = new Map();
  for (const line of readFileSync(releasedCallsFile, 'utf8').split('\n')) {
    if (line === '') continue;
    const { call, ...form } = JSON.parse(line) as CallSchema & { call: string };
    forms.set(call, [...(forms.get(call) ?? []), form]);
  }
  return forms;
};
