import type { Call } from '../ground/call.ts';
import { cpuTime } from './cpu-time.ts';
import type { Question } from './questions.ts';

export interface Measured {
  name: string;
  limit: number;
  /** Milliseconds of processor per request, application and database. */
  cpu: number;
  /** Milliseconds until the answer, one request at a time. */
  p50: number;
  p95: number;
}

const warmUp = 40;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Asks so many times, one after the other. Throws when an answer is not a good one. */
export const measureQuestion = async (
  { name, limit, ask }: Question,
  call: Call,
  { times, postgresPid }: { times: number; postgresPid: number | null },
): Promise<Measured> => {
  const once = async (at: number) => {
    const began = performance.now();
    const { code, message } = await ask(call, at);
    if (code !== 200) throw new Error(`${name} was answered ${code} ${message}`);
    return performance.now() - began;
  };
  for (let at = 0; at < warmUp; at++) await once(at);
  const before = cpuTime(postgresPid);
  const took: number[] = [];
  for (let at = warmUp; at < warmUp + times; at++) took.push(await once(at));
  const cpu = (cpuTime(postgresPid) - before) / times;
  took.sort((one, other) => one - other);
  return { name, limit, cpu, p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
};
