import { createInterface } from 'node:readline/promises';
import { demoAdmin } from '@pasar/demo';
import type { Caller } from './admin-client.ts';
import type { AdminCommand } from './parse-admin-command.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const isHere = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Prompts at the terminal without showing what is typed; empty without a terminal. */
const askAtTerminal = async (what: string, email: string): Promise<string> => {
  if (!process.stdin.isTTY) return '';
  process.stderr.write(`${what} of ${email}: `);
  // Without an output the line editor echoes nothing.
  const lines = createInterface({ input: process.stdin, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
};

/**
 * The server's address and the account: the arguments of the command, then the environment. A demo server
 * on this machine has a well-known account of the back office. The password is never taken from the command
 * line, where others can see it.
 */
export const readAdminCredentials = async (
  { as, url }: Pick<AdminCommand, 'as' | 'url'>,
  env: Environment,
): Promise<Caller> => {
  const market = (url ?? env.PASAR_URL ?? `http://localhost:${env.PORT ?? 4000}`).replace(/\/+$/, '');
  const given = as ?? env.PASAR_DESK_EMAIL;
  const isDemo = given === undefined && isHere(market);
  const email = isDemo ? demoAdmin.email : (given ?? '');
  const known = env.PASAR_DESK_PASSWORD ?? (isDemo ? demoAdmin.password : undefined);
  const codes = env.PASAR_DESK_CODE?.split(',') ?? [];
  const sources = { app: 'Code from the authenticator app', mail: 'Code from the e-mail' };
  return {
    ...{ url: market, email, password: known ?? (await askAtTerminal('Password', email)) },
    askCode: async (from) => codes.shift()?.trim() ?? (await askAtTerminal(sources[from], email)),
  };
};
