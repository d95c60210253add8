import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { formerReleaseCommands } from '@pasar/contract';
import { KeyError } from '../access/index.ts';
import { parseEnvironment } from '../platform/environment.ts';
import { FsTimeoutError, RemoteFs } from '../platform/fs/remote-fs.ts';
import { listApps, openRegistry, RegistryError } from '../registry/index.ts';
import { tryPages } from '../render/index.ts';
import type { Command, CommandContext, CommandResult, Deciding } from './command.ts';
import { CommandArguments, UsageError } from './command-arguments.ts';
import { commands } from './commands/index.ts';
import { helpFor, usage } from './usage.ts';

export interface ReleaseCliIo {
  dataDir: string;
  /** The registry's folder, where it is not the data folder's own. */
  releasesDir?: string;
  /** Settings: the environment of this market, and where staging is. */
  env?: CommandContext['env'];
  /** What was built from this checkout. */
  apps?: CommandContext['apps'];
  /** The actor written to the log; the user of this machine when absent. */
  who?: string;
  /**
   * First checks, in a separate process, whether the disk responds. On a drive that hangs the command
   * itself would never return, not even with an error.
   */
  asksDisk?: boolean;
  write?(text: string): void;
  writeError?(text: string): void;
}

const personHere = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
};

const verbOf = (asked: CommandArguments): [string, Command] | undefined => {
  const name = asked.verb === 'help' ? asked.word() : asked.verb;
  if (name === undefined) return undefined;
  const current = formerReleaseCommands[name] ?? name;
  const verb = Object.hasOwn(commands, current) && commands[current];
  if (!verb) throw new UsageError(`There is no verb '${name}'.`);
  return [current, verb];
};

const readEnvironment = ({ env = {} }: ReleaseCliIo) => {
  try {
    return parseEnvironment(env.PASAR_ENVIRONMENT);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
};

const run = (asked: CommandArguments, verb: Command, io: ReleaseCliIo): Promise<CommandResult> => {
  const releases = io.releasesDir ?? join(io.dataDir, 'releases');
  const who = io.who ?? personHere();
  const decide = (needsReason = verb.needsReason === true): Deciding => {
    asked.end(verb.options);
    const dryRun = asked.flag('dry-run');
    const revision = asked.number('revision');
    const why = asked.reason(needsReason && !dryRun);
    return { who, why, dryRun, ...(revision === undefined ? {} : { revision }) };
  };
  if (!verb.makesMarket && !existsSync(releases)) {
    throw new RegistryError('unknown', `There is no market in ${io.dataDir} yet; start one with npm start.`);
  }
  const environment = readEnvironment(io);
  const registry = openRegistry({ ...io, tryPages, ...(environment && { environment }) });
  asked.apps = () => listApps(registry.status());
  const { dataDir, apps, env } = io;
  return verb.run(asked, { registry, dataDir, who, ...(apps && { apps }), ...(env && { env }) }, decide);
};

/** Prints the help of an existing command only, so that the sentence before it stays visible. */
const usageFor = (argv: readonly string[]): string => {
  const name = argv.find((word) => Object.hasOwn(commands, word));
  const verb = name === undefined ? undefined : commands[name];
  return name !== undefined && verb ? helpFor(name, verb) : usage();
};

const expectDisk = async (folder: string): Promise<void> => {
  const disk = new RemoteFs(folder, () => {});
  try {
    await disk.tail(join(folder, 'events.jsonl'), 0);
  } catch (error) {
    if (!(error instanceof FsTimeoutError)) return;
    throw new RegistryError(
      'silent',
      `The disk of ${folder} does not answer. Visitors of the gateways that run get the last good state; try again when it does.`,
    );
  } finally {
    disk.close();
  }
};

const failureOf = (error: unknown) => {
  if (error instanceof RegistryError)
    return { code: error.code, message: error.message, reasons: error.reasons };
  if (error instanceof KeyError) return { code: 'invalid', message: error.message, reasons: [] };
  if (error instanceof UsageError) return { code: 'usage', message: error.message, reasons: [] };
  throw error;
};

/**
 * Runs one command of `npm run release`. Works on the data folder, whether a server runs on it or not; a
 * running one sees the change within a second. Returns the exit code: 0 done, 1 rejected or found bad, 2
 * not understood.
 */
export const runReleaseCli = async (argv: readonly string[], io: ReleaseCliIo): Promise<number> => {
  const write = io.write ?? ((text: string) => process.stdout.write(text));
  const writeError = io.writeError ?? ((text: string) => process.stderr.write(text));
  const json = argv.includes('--json');
  try {
    const asked = new CommandArguments(argv);
    const found = verbOf(asked);
    if (!found || asked.verb === 'help' || asked.flag('help')) {
      write(`${found ? helpFor(...found) : usage()}\n`);
      return 0;
    }
    if (io.asksDisk) await expectDisk(io.releasesDir ?? join(io.dataDir, 'releases'));
    const { lines, data, good = true } = await run(asked, found[1], io);
    write(json ? `${JSON.stringify({ ok: good, verb: found[0], data })}\n` : `${lines.join('\n')}\n`);
    return good ? 0 : 1;
  } catch (error) {
    const { code, message, reasons } = failureOf(error);
    if (json) write(`${JSON.stringify({ ok: false, code, message, reasons })}\n`);
    else
      writeError(
        [
          message,
          ...reasons.map((reason) => `  - ${reason}`),
          ...(code === 'usage' ? ['', usageFor(argv)] : []),
          '',
        ].join('\n'),
      );
    return code === 'usage' ? 2 : 1;
  }
};
