import type { Command } from './command.ts';
import { commands } from './commands/index.ts';

const asked = (name: string, { words }: Command): string => `${name} ${words}`.trim();

const width = 54;
const line = ([name, verb]: [string, Command]): string => {
  const words = asked(name, verb);
  return words.length < width
    ? `  ${words.padEnd(width)}${verb.does}`
    : `  ${words}\n  ${' '.repeat(width)}${verb.does}`;
};

const always = `  apps: shell, and the slices that 'slice list' shows
  --reason <text>  goes into the log      --dry-run  says what would change      --json  for programs
  --revision <n>   refuses when somebody changed something since      <verb> --help  says more`;

/** The syntax of the command; printed with `--help` and after invalid arguments. */
export const usage = (): string =>
  ['npm run release -- <verb> …', '', ...Object.entries(commands).map(line), '', always].join('\n');

/** The help of one command. */
export const helpFor = (name: string, verb: Command): string =>
  [
    `npm run release -- ${asked(name, verb)}`,
    '',
    `  ${verb.does}`,
    '',
    ...verb.help.map((text) => `  ${text}`),
    ...(verb.needsReason
      ? [
          '',
          '  --reason is mandatory: it is kept beside who and when, for those who read the log and the audit.',
        ]
      : []),
  ].join('\n');
