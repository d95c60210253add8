import type { Market } from '@pasar/gateway';

/** What a person needs to know once the market stands. The first line is read by scripts, too. */
export const readyMessage = ({ url, demoAccounts }: Pick<Market, 'url' | 'demoAccounts'>): string =>
  [
    '',
    `Pasar is ready at ${url}`,
    '',
    ...demoAccounts.map(({ role, email, password }) => `  ${`${role}:`.padEnd(12)}${email}  ${password}`),
    `  mailbox:    ${url}/dev/mailbox`,
    `  operations: ${url}/ops  and  npm run release -- status`,
    '',
    'Ctrl-C ends it.',
    '',
  ].join('\n');
