import { parseArgs } from 'node:util';
import { type AppName, appNames } from '@pasar/contract';

/** A question that makes no sense; the message is one sentence. */
export class UsageFailure extends Error {
  override name = 'UsageFailure';
}

interface Common {
  json: boolean;
  dryRun: boolean;
  reason: string;
}

export type Command = Common &
  (
    | { verb: 'publish'; app: AppName; version: string; from: string }
    | { verb: 'promote'; app: AppName; version: string }
    | { verb: 'rollback'; app: AppName; to?: string }
    | { verb: 'status' | 'log' | 'verify' }
    | { verb: 'help' }
  );

const options = {
  version: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  reason: { type: 'string' },
  json: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    // The parser's own words, up to its first full stop, name the option.
    throw new UsageFailure(`${(error as Error).message.split(/\.\s/)[0]}.`);
  }
};

const appOf = (name: string | undefined, verb: string): AppName => {
  const app = appNames.find((known) => known === name);
  if (app) return app;
  const apps = appNames.join(', ');
  throw new UsageFailure(
    name === undefined ? `${verb} needs an app: ${apps}.` : `There is no app '${name}': ${apps}.`,
  );
};

const semantic = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

const versionOf = (version: string | undefined, missing: string): string => {
  if (version === undefined) throw new UsageFailure(missing);
  if (!semantic.test(version)) throw new UsageFailure(`'${version}' is no version; write one like 1.4.0.`);
  return version;
};

/** Understands the words of a command line. Throws UsageFailure. */
export const parseCommand = (argv: readonly string[]): Command => {
  const { values, positionals } = parse(argv);
  const [verb, name, third, ...rest] = positionals;
  const common = { json: values.json, dryRun: values['dry-run'], reason: values.reason ?? '' };
  const takes = (count: number) => {
    const extra = [name, third, ...rest].slice(count).find((word) => word !== undefined);
    if (extra !== undefined) throw new UsageFailure(`${verb} makes nothing of '${extra}'.`);
  };
  if (values.help || verb === undefined) return { ...common, verb: 'help' };
  if (verb === 'publish') {
    takes(1);
    const app = appOf(name, verb);
    const version = versionOf(values.version, 'publish needs --version.');
    if (values.from === undefined) throw new UsageFailure('publish needs the folder of a build: --from.');
    return { ...common, verb, app, version, from: values.from };
  }
  if (verb === 'promote') {
    takes(2);
    const app = appOf(name, verb);
    return {
      ...common,
      verb,
      app,
      version: versionOf(third, `promote needs a version: promote ${app} 1.4.0.`),
    };
  }
  if (verb === 'rollback') {
    takes(1);
    const app = appOf(name, verb);
    return { ...common, verb, app, ...(values.to === undefined ? {} : { to: versionOf(values.to, '') }) };
  }
  if (verb === 'status' || verb === 'log' || verb === 'verify') {
    takes(0);
    return { ...common, verb };
  }
  throw new UsageFailure(`There is no verb '${verb}'.`);
};
