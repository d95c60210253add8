import { join } from 'node:path';
import { hasMarketKey, openAccounts, type ProductionLack } from '@pasar/api';
import type { MarketOptions } from './market.ts';
import { openingFailure } from './opening-failure.ts';
import { StartFailure } from './start-failure.ts';

export type Demanded = Pick<
  MarketOptions,
  'mode' | 'host' | 'publicUrl' | 'smtpUrl' | 'dataDir' | 'databaseUrl' | 'workbench'
>;

const loopback = /^(127(\.\d+){3}|::1|localhost)$/;

/** The command that opens the desk of a market. */
const firstDesk = 'npm run account -- add --role desk --email <address>';

const protocolOf = (url: string | undefined) => (url === undefined ? undefined : URL.parse(url)?.protocol);

/** What an open market must have and a demo need not; the first that is missing, in one sentence. */
const missing = ({ publicUrl, smtpUrl, dataDir }: Demanded): string | undefined => {
  if (!/^smtps?:$/.test(protocolOf(smtpUrl) ?? '')) {
    return 'Production sends codes by mail: set PASAR_SMTP_URL, for example smtps://user:password@mail.example.';
  }
  if (protocolOf(publicUrl) !== 'https:') {
    return 'Production is reached over https: set PASAR_URL to the address that people type, for example https://pasar.example.';
  }
  if (!hasMarketKey(dataDir)) {
    return `There is no key in ${join(dataDir, 'keys')}: \`${firstDesk}\` makes one for a new market, an older one needs its own back.`;
  }
  return undefined;
};

/** Throws StartFailure when an address would be open to others in demo mode, or production lacks what it needs. */
export const demandProduction = (options: Demanded): void => {
  const { mode = 'demo', host } = options;
  if (mode === 'demo') {
    if (host === undefined || loopback.test(host)) return;
    throw new StartFailure(
      `PASAR_HOST ${host} is open to others, and demo mode is for this machine alone: set PASAR_MODE=production.`,
    );
  }
  if (options.workbench) throw new StartFailure('Production serves releases, never sources.');
  const sentence = missing(options);
  if (sentence) throw new StartFailure(sentence);
};

const lacks: Record<ProductionLack, string> = {
  'clean-data':
    'This data holds demo accounts whose passwords everybody knows: give production a folder and a database of its own.',
  desk: `Nobody can run the desk yet: \`${firstDesk}\` opens the first account.`,
};

/** Throws StartFailure with what the data of a production market lacks. */
export const refuseLack = (lack: ProductionLack | null): void => {
  if (lack) throw new StartFailure(lacks[lack]);
};

/** Throws StartFailure when the data of a market may not be served in production, or its database cannot be opened. */
export const demandData = async ({ mode, databaseUrl, dataDir }: Demanded): Promise<void> => {
  if (mode !== 'production') return;
  const place = { dataDir, databaseUrl: databaseUrl ?? embeddedDatabase(dataDir) };
  const accounts = await openAccounts(place).catch((error: unknown) => {
    throw openingFailure(error);
  });
  try {
    refuseLack(await accounts.productionLacks());
  } finally {
    await accounts.close();
  }
};

/** The database of a market that is given none. */
export const embeddedDatabase = (dataDir: string): string => `pglite:${join(dataDir, 'database')}`;
