import { AdminError, openAdminClient } from './admin-client.ts';
import { readAdminCredentials } from './admin-credentials.ts';
import type { AdminResult } from './admin-result.ts';
import { adminUsage } from './admin-usage.ts';
import { AdminUsageError, parseAdminCommand } from './parse-admin-command.ts';
import { runAdminCommand } from './run-admin-command.ts';

export interface AdminCliIo {
  env: Readonly<Record<string, string | undefined>>;
  write(text: string): void;
  writeError(text: string): void;
}

const answer = async (
  argv: readonly string[],
  env: AdminCliIo['env'],
): Promise<AdminResult & { verb: string }> => {
  const command = parseAdminCommand(argv);
  if (command.verb === 'help') return { verb: 'help', data: adminUsage, lines: [adminUsage] };
  const caller = await readAdminCredentials(command, env);
  if (caller.email === '' || caller.password === '') {
    throw new AdminUsageError(
      'Say who you are: --as <e-mail>, and PASAR_DESK_PASSWORD where no terminal asks.',
    );
  }
  const market = await openAdminClient(caller);
  try {
    return { verb: command.verb, ...(await runAdminCommand(market, command)) };
  } finally {
    // A server that has just stopped stores the session for a day at most.
    await market.leave().catch(() => {});
  }
};

const failureOf = (error: unknown) => {
  if (error instanceof AdminError) return { code: error.code, message: error.message, data: error.data };
  if (error instanceof AdminUsageError) return { code: 'usage' as const, message: error.message, data: null };
  throw error;
};

/** `amount: …`, one line per field that the server rejected. */
const fieldLines = ({ code, message, data }: ReturnType<typeof failureOf>): string[] =>
  code === 422 && data !== null && typeof data === 'object'
    ? Object.entries(data as Record<string, string[]>).map(([field, says]) => `  ${field}: ${says.join(' ')}`)
    : [`${code === 403 ? 'Not allowed: ' : ''}${message}`];

/**
 * Runs one command of `npm run admin` on a running server, over HTTP like every client: an embedded
 * database belongs to one process. Returns the exit code: 0 done, 1 rejected or found bad, 2 not
 * understood.
 */
export const runAdminCli = async (argv: readonly string[], io: AdminCliIo): Promise<number> => {
  const json = argv.includes('--json');
  try {
    const { verb, data, lines, good = true } = await answer(argv, io.env);
    io.write(json ? `${JSON.stringify({ ok: good, verb, data })}\n` : `${lines.join('\n')}\n`);
    return good ? 0 : 1;
  } catch (error) {
    const failure = failureOf(error);
    const { code, message, data } = failure;
    if (json) io.write(`${JSON.stringify({ ok: false, code, message, data })}\n`);
    else if (code === 'usage') io.writeError(`${message}\n\n${adminUsage}\n`);
    else io.writeError(`${fieldLines(failure).join('\n')}\n`);
    return code === 'usage' ? 2 : 1;
  }
};
