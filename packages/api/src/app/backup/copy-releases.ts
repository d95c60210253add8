import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const log = 'events.jsonl';
const state = 'state.json';
/** What gateways measure by the minute, and what belongs to running processes. */
const isPassing = (path: string) => /^(health|.*\.(lock|part|pid))$/.test(basename(path));

/**
 * Copies the release registry, also while gateways use it: what was seen last, then the log up to its last full line,
 * then the files, so that the log names nothing that the copy lacks and lacks nothing that was seen.
 */
export const copyReleases = (from: string, to: string): void => {
  if (!existsSync(join(from, log))) return;
  mkdirSync(to, { recursive: true });
  if (existsSync(join(from, state))) cpSync(join(from, state), join(to, state));
  const lines = readFileSync(join(from, log), 'utf8');
  writeFileSync(join(to, log), lines.slice(0, lines.lastIndexOf('\n') + 1));
  const own = new Set([join(from, log), join(from, state)]);
  cpSync(from, to, { recursive: true, filter: (path) => !own.has(path) && !isPassing(path) });
};
