import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { openRegistry, type Registry, RegistryFailure } from '../registry/index.ts';
import { liveLine, logLine, publishedLine, statusLines, verificationLines } from './answers.ts';
import { type Command, parseCommand, UsageFailure } from './parse-command.ts';
import { usage } from './usage.ts';

export interface ReleaseCliIo {
  dataDir: string;
  /** Who goes into the log; the person at this machine when absent. */
  who?: string;
  write?(text: string): void;
  writeError?(text: string): void;
}

interface Answer {
  lines: string[];
  data: unknown;
  /** False: it worked, but what it found is bad. */
  good?: boolean;
}

type Question = Exclude<Command, { verb: 'help' }>;

const personHere = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
};

const run = async (registry: Registry, command: Question, who: string): Promise<Answer> => {
  const { dryRun, reason: why } = command;
  const actor = { who, why, dryRun };
  switch (command.verb) {
    case 'publish': {
      const { version } = await registry.inspect(command.from);
      if (version !== command.version) {
        throw new RegistryFailure(
          'invalid',
          `${command.from} was built as ${version}, not as ${command.version}.`,
        );
      }
      const data = await registry.publish({ ...actor, ...command });
      return { data, lines: [publishedLine(data, dryRun)] };
    }
    case 'promote': {
      const [change] = await registry.promote({ ...actor, releases: [command] });
      return { data: change ?? null, lines: [liveLine(change, dryRun)] };
    }
    case 'rollback': {
      const change = await registry.rollback({ ...actor, ...command });
      return { data: change ?? null, lines: [liveLine(change, dryRun)] };
    }
    case 'status': {
      const data = registry.status();
      return { data, lines: statusLines(data) };
    }
    case 'log': {
      const data = registry.events();
      return { data, lines: data.map(logLine) };
    }
    case 'verify': {
      const data = await registry.verify();
      const good =
        data.chainProblem === undefined && data.releases.every(({ problem }) => problem === undefined);
      return { data, lines: verificationLines(data), good };
    }
  }
};

const failureOf = (error: unknown) => {
  if (error instanceof RegistryFailure)
    return { code: error.code, message: error.message, reasons: error.reasons };
  if (error instanceof UsageFailure) return { code: 'usage', message: error.message, reasons: [] };
  throw error;
};

/**
 * Runs one command of `npm run release`. Works on the data folder, whether a market runs on it or not; a running one
 * sees the change within a second. Returns the exit code: 0 done, 1 refused or found bad, 2 not understood.
 */
export const runReleaseCli = async (argv: readonly string[], io: ReleaseCliIo): Promise<number> => {
  const write = io.write ?? ((text: string) => process.stdout.write(text));
  const writeError = io.writeError ?? ((text: string) => process.stderr.write(text));
  const json = argv.includes('--json');
  try {
    const command = parseCommand(argv);
    if (command.verb === 'help') {
      write(`${usage}\n`);
      return 0;
    }
    if (command.verb !== 'publish' && !existsSync(join(io.dataDir, 'releases'))) {
      throw new RegistryFailure(
        'unknown',
        `There is no market in ${io.dataDir} yet; start one with npm start.`,
      );
    }
    const { lines, data, good = true } = await run(openRegistry(io), command, io.who ?? personHere());
    write(json ? `${JSON.stringify({ ok: good, verb: command.verb, data })}\n` : `${lines.join('\n')}\n`);
    return good ? 0 : 1;
  } catch (error) {
    const { code, message, reasons } = failureOf(error);
    if (json) write(`${JSON.stringify({ ok: false, code, message, reasons })}\n`);
    else
      writeError(
        [
          message,
          ...reasons.map((reason) => `  - ${reason}`),
          ...(code === 'usage' ? ['', usage] : []),
          '',
        ].join('\n'),
      );
    return code === 'usage' ? 2 : 1;
  }
};
