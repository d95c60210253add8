import { readFileSync, writeFileSync } from 'node:fs';
import type { AdminClient, Data } from './admin-client.ts';
import { requestLine } from './admin-lines.ts';
import type { AdminResult } from './admin-result.ts';
import { type AdminCommand, AdminUsageError } from './parse-admin-command.ts';

/** Lines of a file in one call; a body has a limit. */
const linesPerCall = 400;

/**
 * Makes the bank file of all approved withdrawals, which waits for a colleague first, or fetches one that was made, and
 * writes it. Overwrites no file.
 */
export const writePayoutFile = async (
  market: AdminClient,
  { words: [code, ...more], out }: Pick<AdminCommand, 'words' | 'out'>,
): Promise<AdminResult> => {
  if (more.length > 0) throw new AdminUsageError(`payout-file makes nothing of '${more[0]}'.`);
  const path =
    code === undefined ? '/admin/payouts/batch' : `/admin/payouts/batch/${encodeURIComponent(code)}`;
  const { data, approval } = await (code === undefined ? market.post(path, {}) : market.get(path));
  if (approval) return { data: { approval }, lines: [requestLine(approval)] };
  const file = out ?? `${data.batch_code}.csv`;
  try {
    writeFileSync(file, data.csv, { flag: 'wx', mode: 0o600 });
  } catch {
    throw new AdminUsageError(
      `Cannot write ${file}: fetch it again with payout-file ${data.batch_code} --out <another file>.`,
    );
  }
  const line = `${data.batch_code}: ${data.rows} rows for ${data.total} rupiah in ${file}, SHA-256 ${data.sha256}`;
  return { data: { ...data, csv: undefined, file }, lines: [line] };
};

/** The text of a file that an administrator names. */
export const readFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new AdminUsageError(`Cannot read ${file}.`);
  }
};

/** Sends a file in parts, each with its head, and adds up what is booked and what is not. */
const sendLines = async (market: AdminClient, path: string, file: string, more: object) => {
  const [head = '', ...lines] = readFile(file).split(/\r?\n/);
  const done: string[] = [];
  const failed: Data[] = [];
  for (let at = 0; at === 0 || at < lines.length; at += linesPerCall) {
    const csv = [head, ...lines.slice(at, at + linesPerCall)].join('\n');
    const { data } = await market.post(path, { ...more, csv });
    done.push(...data.done);
    failed.push(...data.failed.map((one: Data) => ({ ...one, line: one.line + at })));
  }
  return {
    data: { done, failed },
    good: failed.length === 0,
    lines: [
      `${done.length} booked, ${failed.length} not.`,
      ...failed.map(
        ({ line, withdraw_code, reference, message }) =>
          `line ${line}  ${withdraw_code ?? reference}  ${message}`,
      ),
    ],
  };
};

/** Books what the bank did with the lines of its file; not good when some are bad. */
export const sendPayoutResults = (
  market: AdminClient,
  { words: [file = ''] }: Pick<AdminCommand, 'words'>,
): Promise<AdminResult> => sendLines(market, '/admin/payouts/results', file, {});

/** Books what a provider paid to the bank; not good when some lines are bad. */
export const sendSettlement = (
  market: AdminClient,
  { words: [provider = '', file = ''] }: Pick<AdminCommand, 'words'>,
): Promise<AdminResult> => sendLines(market, '/admin/settlements/import', file, { provider });
