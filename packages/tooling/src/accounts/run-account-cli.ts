import { parseArgs } from 'node:util';
import {
  AccountError,
  type DataLocation,
  DirectoryInUseError,
  InstallationError,
  openAccounts,
} from '@pasar/api';
import { type StaffRole, staffRoles } from '@pasar/contract';

const usage = `npm run account -- add --role staff --email <address> [--name <name>] [--roles <roles>]
npm run account -- roles --email <address> --roles <roles>

add opens an account and prints its password, which serves for one day and is to be changed after the first login.
roles replaces the staff roles of an account; none makes it an ordinary account.
Accounts: staff, buyer. Roles of the staff, by comma: ${staffRoles.join(', ')}; admin when nothing is given.`;

const roles = ['staff', 'buyer'] as const;
type Role = (typeof roles)[number];
const isRole = (text: string | undefined): text is Role => roles.some((role) => role === text);

/** A command that makes no sense; the message is one sentence. */
class UsageFailure extends Error {
  override name = 'UsageError';
}

interface AddCommand {
  verb: 'add';
  email: string;
  fullname: string;
  role: Role;
  staffRoles?: StaffRole[];
}
interface RolesCommand {
  verb: 'roles';
  email: string;
  roles: StaffRole[];
}

const isStaffRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text);

const parseRoles = (text: string): StaffRole[] => {
  const words = text.split(',').map((word) => word.trim());
  if (!words.every(isStaffRole)) throw new UsageFailure(`--roles takes of: ${staffRoles.join(', ')}.`);
  return words;
};

const assertEmail = (email: string): void => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new UsageFailure('--email takes an e-mail address.');
};

const parse = (argv: readonly string[]): AddCommand | RolesCommand => {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        roles: { type: 'string' },
        email: { type: 'string' },
        name: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageFailure((error as Error).message);
  }
  const text = (name: string) => {
    const value = parsed.values[name];
    return typeof value === 'string' ? value.trim() : undefined;
  };
  const [verb, ...more] = parsed.positionals;
  if ((verb !== 'add' && verb !== 'roles') || more.length > 0)
    throw new UsageFailure('The verb is add or roles.');
  const email = text('email') ?? '';
  const wanted = text('roles');
  if (verb === 'roles') {
    assertEmail(email);
    if (!wanted) throw new UsageFailure(`--roles takes none, or of: ${staffRoles.join(', ')}.`);
    return { verb, email, roles: wanted === 'none' ? [] : parseRoles(wanted) };
  }
  const role = text('role');
  if (!isRole(role)) throw new UsageFailure(`--role is one of: ${roles.join(', ')}.`);
  assertEmail(email);
  if (wanted && role !== 'staff') throw new UsageFailure('Only staff have --roles.');
  return {
    verb,
    role,
    email,
    fullname: text('name') || (role === 'staff' ? 'Meja Pasar' : 'Pembeli'),
    ...(wanted ? { staffRoles: parseRoles(wanted) } : {}),
  };
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
      if (command.verb === 'roles') {
        await accounts.setRoles(command);
        io.write(`${command.email} has the roles: ${command.roles.join(', ') || 'none'}.\n`);
        return 0;
      }
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
    const expected = [AccountError, DirectoryInUseError, InstallationError];
    if (!expected.some((kind) => error instanceof kind)) throw error;
    io.writeError(`${(error as Error).message}\n`);
    return 1;
  }
};
