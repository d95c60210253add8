import type { AdminClient, Data } from './admin-client.ts';
import { plain, searchIndexLines } from './admin-lines.ts';
import type { AdminResult } from './admin-result.ts';
import { type AdminCommand, AdminUsageError } from './parse-admin-command.ts';
import { readFile } from './payout-files.ts';

/** The search rule that a command names, as the calls take it. */
export const getRule = ({ verb, words, reason, to }: AdminCommand) => ({
  kind: words[0],
  phrases: words.slice(1),
  target: to ?? null,
  is_active: verb === 'rule',
  note: reason,
});

const linesOf = (when: string, { understood, corrected, without, total, products }: Data): string[] => [
  `${when}: ${total} products`,
  ...(corrected === null ? [] : [`  corrected to ${plain(corrected)}`]),
  ...(without.length === 0 ? [] : [`  without ${plain(without.join(', '))}`]),
  ...understood.map(({ kind, text, name }: Data) => plain(`  ${kind}: ${text} -> ${name}`)),
  ...products.map(({ id, name }: Data) => plain(`  #${id}  ${name}`)),
];

/** Shows what buyers find, now and with the rule of the command; saves nothing. */
export const trySearch = async (market: AdminClient, command: AdminCommand): Promise<AdminResult> => {
  const { verb, words } = command;
  if (verb !== 'try' && verb !== 'rule' && verb !== 'rule-off')
    throw new AdminUsageError(`${verb} makes nothing of --try.`);
  const { data } = await market.post(
    '/admin/search/try',
    verb === 'try'
      ? { query: words.join(' ') }
      : { query: command.try ?? '', draft_rules: [getRule(command)] },
  );
  const { before, after } = data;
  return { data, lines: [...linesOf('Now', before), ...(after ? linesOf('With the rule', after) : [])] };
};

export const showSearchIndex = async (market: AdminClient): Promise<AdminResult> => {
  const { data } = await market.get('/admin/search/index');
  return { data, lines: searchIndexLines(data) };
};

/** Saves every rule of a file, or none. */
export const importRules = async (
  market: AdminClient,
  { words: [file = ''] }: Pick<AdminCommand, 'words'>,
): Promise<AdminResult> => {
  const { data } = await market.post('/admin/search/import', { csv: readFile(file) });
  return { data, lines: [`${data.saved} rules are saved: searches follow within 5 seconds.`] };
};
