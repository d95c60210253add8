import { parseArgs } from 'node:util';
import type { AppName } from '@pasar/contract';
import { everybody } from '../registry/index.ts';

/** A question that makes no sense; the message is one sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Options that every command takes. */
const always = ['json', 'help', 'dry-run', 'reason', 'revision'] as const;
const flags = {
  json: true,
  help: true,
  'dry-run': true,
  force: true,
  quarantine: true,
  'no-watch': true,
} as const;
const texts = {
  reason: true,
  revision: true,
  version: true,
  from: true,
  to: true,
  of: true,
  cohort: true,
  visitor: true,
  visitors: true,
  role: true,
  name: true,
  public: true,
  out: true,
  key: true,
  limit: true,
  minutes: true,
  takes: true,
  watch: true,
  with: true,
} as const;
export type OptionName = Exclude<keyof typeof flags | keyof typeof texts, (typeof always)[number]>;

const options = Object.fromEntries([
  ...Object.keys(flags).map((name) => [name, { type: 'boolean' }] as const),
  ...Object.keys(texts).map((name) => [name, { type: 'string' }] as const),
]);

const semantic = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

const readWords = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    // The parser's own message, up to its first full stop, names the option.
    throw new UsageError(`${(error as Error).message.split(/\.\s/)[0]}.`);
  }
};

/** Hundredths of a percent, read as decimal digits: as a fraction 0.07 % would become one visitor too many. */
const basisPointsOf = (text: string): number => {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?%?$/.exec(text) ?? [];
  const points = whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (points <= everybody) return points;
  throw new UsageError(
    `'${text}' is no share of visitors; write a percent from 0 to 100, such as 5 or 0.25.`,
  );
};

/**
 * The arguments of a command line, read one after the other. Every read throws UsageError with one
 * sentence.
 */
export class CommandArguments {
  readonly verb: string | undefined;
  /** The apps that the registry knows. */
  apps: () => readonly AppName[] = () => [];
  readonly #words: string[];
  readonly #values: Record<string, string | boolean | undefined>;

  constructor(argv: readonly string[]) {
    const { values, positionals } = readWords(argv);
    const [verb, ...words] = positionals;
    this.verb = verb;
    this.#words = words;
    this.#values = values as Record<string, string | boolean | undefined>;
  }

  flag(name: keyof typeof flags): boolean {
    return this.#values[name] === true;
  }

  text(name: keyof typeof texts): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** The next argument, if there is one. */
  word(): string | undefined {
    return this.#words.shift();
  }

  more(): boolean {
    return this.#words.length > 0;
  }

  app(): AppName {
    const name = this.word();
    const known = this.apps();
    if (name !== undefined && known.includes(name)) return name;
    const apps = known.join(', ');
    throw new UsageError(
      name === undefined ? `${this.verb} needs an app: ${apps}.` : `There is no app '${name}': ${apps}.`,
    );
  }

  version(text: string | undefined, missing: string): string {
    if (text === undefined) throw new UsageError(missing);
    if (!semantic.test(text)) throw new UsageError(`'${text}' is no version; write one like 1.4.0.`);
    return text;
  }

  basisPoints(missing: string): number {
    const text = this.word();
    if (text === undefined) throw new UsageError(missing);
    return basisPointsOf(text);
  }

  number(name: keyof typeof texts, most = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
    throw new UsageError(
      `--${name} takes a whole number${most < 1e6 ? ` up to ${most}` : ''}, not '${text}'.`,
    );
  }

  /** Rejects unexpected arguments and options that the command does not know. */
  end(known: readonly OptionName[]): void {
    const extra = this.word();
    if (extra !== undefined) throw new UsageError(`${this.verb} makes nothing of '${extra}'.`);
    const stranger = Object.keys(this.#values).find(
      (name) => ![...always, ...known].some((one) => one === name),
    );
    if (stranger !== undefined) throw new UsageError(`${this.verb} does not know --${stranger}.`);
  }

  /** Why; an operation without a reason is rejected. */
  reason(demanded: boolean): string {
    const why = (this.text('reason') ?? '').trim();
    if (demanded && !why)
      throw new UsageError(`${this.verb} needs --reason: why, in a few words, for those who read the log.`);
    return why;
  }
}
