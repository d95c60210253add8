import type { Endpoint } from '@pasar/contract';
import * as v from 'valibot';

const longest = 2_000;
const traces = /\bat .+:\d+:\d+|node_modules|select .+ from |\/src\/|ECONNREFUSED/;

const problemsOf = (name: string, schema: v.GenericSchema | undefined, value: unknown): string[] => {
  if (!schema) return [];
  const { success, issues } = v.safeParse(schema, value);
  return success
    ? []
    : [`${name}.${v.getDotPath(issues[0]) ?? ''} does not keep to the schema: ${issues[0].message}`];
};

export interface RawResponse {
  status: number;
  text: string;
  /** Milliseconds. */
  took: number;
}

/** What is wrong with an answer, whoever asked whatever: quality R13, and its own schema when it succeeded. */
export const checkResponse = (
  { data, meta, extra }: Endpoint,
  { status, text, took }: RawResponse,
): string[] => {
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}: ${text.slice(0, 200)}`);
  if (took > longest) faults.push(`took ${Math.round(took)} ms`);
  if (status !== 200 && traces.test(text)) faults.push(`tells about itself: ${text.slice(0, 200)}`);
  let envelope: Record<string, unknown>;
  try {
    envelope = JSON.parse(text);
  } catch {
    return [...faults, `is no envelope: ${text.slice(0, 80)}`];
  }
  if (envelope.code !== status) faults.push(`code ${envelope.code} under status ${status}`);
  if (typeof envelope.message !== 'string' || envelope.message === '') faults.push('has no message');
  if (!('data' in envelope)) faults.push('has no data');
  if (status !== 200) return faults;
  return [
    ...faults,
    ...problemsOf('data', data, envelope.data),
    ...problemsOf('meta', meta, envelope.meta),
    ...problemsOf('the answer', extra, envelope),
  ];
};
