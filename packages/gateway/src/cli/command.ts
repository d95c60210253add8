import type { AppName, SliceDeclaration } from '@pasar/contract';
import type { Registry } from '../registry/index.ts';
import type { CommandArguments, OptionName } from './command-arguments.ts';

export interface CommandResult {
  lines: string[];
  data: unknown;
  /** False: it worked, but what it found is bad. */
  good?: boolean;
}

/** The dependencies of a command. */
export interface CommandContext {
  registry: Registry;
  dataDir: string;
  /** Who goes into the log. */
  who: string;
  /** Settings of this machine. */
  env?: Readonly<Record<string, string | undefined>>;
  /** What was built from this checkout, with the entry that the folder of a slice declares. */
  apps?: readonly { app: AppName; dir: string; entry?: SliceDeclaration }[];
}

/** The decision behind a change: who, why, on which revision, and whether it is only a dry run. */
export interface Deciding {
  who: string;
  why: string;
  dryRun: boolean;
  revision?: number;
}

/** One command of `npm run release`. */
export interface Command {
  /** The arguments after the command. */
  words: string;
  /** One line for the list of commands. */
  does: string;
  /** What an operator must know to use the command well; printed with `--help`. */
  help: readonly string[];
  options: readonly OptionName[];
  /** It changes what visitors get, so a reason is demanded. */
  needsReason?: true;
  /** The command can create the data folder, so none has to exist. */
  makesMarket?: true;
  run(
    asked: CommandArguments,
    scene: CommandContext,
    decide: (needsReason?: boolean) => Deciding,
  ): Promise<CommandResult>;
}

export type Commands = Record<string, Command>;

/** `storefront 1.2.0` */
export const named = (app: AppName, version: string): string => `${app} ${version}`;

/** A share as an operator writes it: 12.5 %. */
export const percent = (basisPoints: number): string => `${basisPoints / 100} %`;
