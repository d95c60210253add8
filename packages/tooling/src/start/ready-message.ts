import type { RunningServer, ServerOptions } from '@pasar/gateway';

/** What an operator needs to know once the server is ready. The first line is read by scripts, too. */
export const readyMessage = (
  { url, demoAccounts }: Pick<RunningServer, 'url' | 'demoAccounts'>,
  { mode }: Pick<ServerOptions, 'mode'> = {},
): string =>
  [
    '',
    `Pasar is ready at ${url}`,
    '',
    ...demoAccounts.map(({ role, email, password }) => `  ${`${role}:`.padEnd(14)}${email}  ${password}`),
    ...(mode === 'production'
      ? ['  operations: npm run release -- status']
      : [`  mailbox:    ${url}/dev/mailbox`, `  operations: ${url}/ops  and  npm run release -- status`]),
    '',
    'Ctrl-C ends it.',
    '',
  ].join('\n');
