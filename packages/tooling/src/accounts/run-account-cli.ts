import { parseArgs } from 'node:util';
import { AccountError, type DataLocation, DirectoryInUseError, openAccounts } from '@pasar/api';

const usage = `npm run account -- add --role staff --email <address> [--name <name>]

Opens an account and prints its password, which serves for one day and is to be changed after the first login.
Roles: staff (decides about stores, withdrawals, complaints, offers), buyer.`;

const roles = ['staff', 'buyer'] as const;
type Role = (typeof roles)[number];
const isRole = (text: string | undefined): text is Role => roles.some((role) => role === text);

/** A command that makes no sense; the message is one sentence. */
class UsageFailure extends Error {
  override name = 'UsageError';
}

interface AddCommand {
  email: string;
  fullname: string;
  role: Role;
}

const parse = (argv: readonly string[]): AddCommand => {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { role: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageFailure((error as Error).message);
  }
  const text = (name: string) => {
    const value = parsed.values[name];
    return typeof value === 'string' ? value.trim() : undefined;
  };
  const [verb, ...more] = parsed.positionals;
  if (verb !== 'add' || more.length > 0) throw new UsageFailure('The verb is add.');
  const role = text('role');
  if (!isRole(role)) throw new UsageFailure(`--role is one of: ${roles.join(', ')}.`);
  const email = text('email') ?? '';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new UsageFailure('--email takes an e-mail address.');
  return { role, email, fullname: text('name') || (role === 'staff' ? 'Meja Pasar' : 'Pembeli') };
};

export interface AccountCliIo extends DataLocation {
  write(text: string): void;
  writeError(text: string): void;
}

/**
 * Runs one command of `npm run account`, on the database of a server that need not run. Returns the exit
 * code: 0 done, 1 rejected, 2 not understood.
 */
export const runAccountCli = async (argv: readonly string[], io: AccountCliIo): Promise<number> => {
  try {
    const command = parse(argv);
    const accounts = await openAccounts(io);
    try {
      const { password, until } = await accounts.add(command);
      io.write(
        `${command.email} can log in with this password until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC:\n` +
          `\n  ${password}\n\nIt is shown once. Change it after the first login.\n`,
      );
    } finally {
      await accounts.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageFailure) {
      io.writeError(`${error.message}\n\n${usage}\n`);
      return 2;
    }
    if (!(error instanceof AccountError || error instanceof DirectoryInUseError)) throw error;
    io.writeError(`${error.message}\n`);
    return 1;
  }
};
