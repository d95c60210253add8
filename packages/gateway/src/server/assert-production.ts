import { join } from 'node:path';
import { hasMasterKey, openAccounts, type ProductionRequirement } from '@pasar/api';
import { roles as allRoles } from '../platform/roles.ts';
import type { ServerOptions } from './server.ts';
import { StartError } from './start-error.ts';
import { toOpeningError } from './to-opening-error.ts';

export type CheckedOptions = Pick<
  ServerOptions,
  | 'mode'
  | 'host'
  | 'publicUrl'
  | 'smtpUrl'
  | 'dataDir'
  | 'databaseUrl'
  | 'workbench'
  | 'roles'
  | 'apiUrls'
  | 'migrates'
>;

const loopback = /^(127(\.\d+){3}|::1|localhost)$/;

/** The command that creates the first account of the back office. */
const firstAdmin = 'npm run account -- add --role staff --email <address>';

const protocolOf = (url: string | undefined) => (url === undefined ? undefined : URL.parse(url)?.protocol);

const sendsMail = (roles: CheckedOptions['roles']) => roles === undefined || roles.includes('jobs');

/** What a production server must have and a demo need not; the first one missing, in one sentence. */
const missing = ({ publicUrl, smtpUrl, dataDir, roles }: CheckedOptions): string | undefined => {
  if (sendsMail(roles) && !/^smtps?:$/.test(protocolOf(smtpUrl) ?? '')) {
    return 'Production sends codes by mail: set PASAR_SMTP_URL, for example smtps://user:password@mail.example.';
  }
  if (protocolOf(publicUrl) !== 'https:') {
    return 'Production is reached over https: set PASAR_URL to the address that people type, for example https://pasar.example.';
  }
  if (!hasMasterKey(dataDir)) {
    return `There is no key in ${join(dataDir, 'keys')}: \`${firstAdmin}\` makes one for a new market, an older one needs its own back.`;
  }
  return undefined;
};

/** Throws StartError when an address would be open to others in demo mode, or production lacks what it needs. */
export const assertProduction = (options: CheckedOptions): void => {
  const { mode = 'demo', host, roles = allRoles, apiUrls = [] } = options;
  if (roles.includes('gateway') && !roles.includes('api') && apiUrls.length === 0) {
    throw new StartError(
      'A gateway without the role api calls others: set PASAR_API_URL to their addresses, such as http://10.0.0.5:4000.',
    );
  }
  if (mode === 'demo') {
    if (host === undefined || loopback.test(host)) return;
    throw new StartError(
      `PASAR_HOST ${host} is open to others, and demo mode is for this machine alone: set PASAR_MODE=production.`,
    );
  }
  if (options.workbench) throw new StartError('Production serves releases, never sources.');
  const sentence = missing(options);
  if (sentence) throw new StartError(sentence);
};

const lacks: Record<ProductionRequirement, string> = {
  'clean-data':
    'This data holds demo accounts whose passwords everybody knows: give production another folder and another database.',
  staff: `Nobody can run the back office yet: \`${firstAdmin}\` opens the first account.`,
};

/** Throws StartError with what the data of a production server lacks. */
export const assertRequirementMet = (lack: ProductionRequirement | null): void => {
  if (lack) throw new StartError(lacks[lack]);
};

/** Throws StartError when the data may not be served in production, or its database cannot be opened. */
export const assertServableData = async ({
  mode,
  databaseUrl,
  dataDir,
  roles = allRoles,
  migrates = true,
}: CheckedOptions): Promise<void> => {
  if (mode !== 'production' || roles.every((role) => role === 'gateway')) return;
  const place = { dataDir, migrates, databaseUrl: databaseUrl ?? embeddedDatabase(dataDir) };
  const accounts = await openAccounts(place).catch((error: unknown) => {
    throw toOpeningError(error);
  });
  try {
    assertRequirementMet(await accounts.productionLacks());
  } finally {
    await accounts.close();
  }
};

/** The database used by default. */
export const embeddedDatabase = (dataDir: string): string => `pglite:${join(dataDir, 'database')}`;
