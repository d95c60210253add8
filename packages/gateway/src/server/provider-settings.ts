import type { ServerOptions } from './server.ts';
import { StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Providers = NonNullable<ServerOptions['providers']>;

const sandbox = 'A sandbox takes no real money.';

/** The names in a setting, each known. Throws StartError. */
const namesIn = (setting: string, text: string, known: readonly string[]): string[] => {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const stray = names.find((name) => !known.includes(name));
  if (stray === undefined) return names;
  throw new StartError(`${setting} knows ${known.join(' and ')}, not '${stray}'.`);
};

const isLoopback = (url: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(URL.parse(url)?.hostname ?? '');

interface Wanted {
  /** `PASAR_COURIERS names biteship`. */
  because: string;
  env: Environment;
  isProduction: boolean;
}

/** A variable that a provider needs. Throws StartError without it. */
const demand = ({ because, env }: Wanted, variable: string): string => {
  const value = env[variable];
  if (value) return value;
  throw new StartError(`${because}: set ${variable}.`);
};

/** The address of a provider. Throws StartError when it is none, and for a stand-in in production. */
const addressOf = ({ env, isProduction }: Wanted, variable: string, usual: string): string => {
  const url = env[variable] ?? usual;
  const isHttp = /^https?:$/.test(URL.parse(url)?.protocol ?? '');
  if (!isHttp) throw new StartError(`${variable} must be an address such as ${usual}, not '${url}'.`);
  if (isProduction && isLoopback(url)) throw new StartError(`${variable} is this machine. ${sandbox}`);
  return url.replace(/\/+$/, '');
};

const refuseSandbox = ({ isProduction }: Wanted, variable: string, key: string, mark: string) => {
  if (isProduction && key.startsWith(mark)) throw new StartError(`${variable} is a sandbox key. ${sandbox}`);
  return key;
};

const couriersOf = (env: Environment, isProduction: boolean): Pick<Providers, 'biteship'> => {
  if (!namesIn('PASAR_COURIERS', env.PASAR_COURIERS ?? '', ['biteship', 'manual']).includes('biteship'))
    return {};
  const wanted: Wanted = { because: 'PASAR_COURIERS names biteship', env, isProduction };
  const key = demand(wanted, 'PASAR_BITESHIP_KEY');
  return {
    biteship: {
      key: refuseSandbox(wanted, 'PASAR_BITESHIP_KEY', key, 'biteship_test.'),
      webhookSecret: demand(wanted, 'PASAR_BITESHIP_WEBHOOK_SECRET'),
      url: addressOf(wanted, 'PASAR_BITESHIP_URL', 'https://api.biteship.com'),
    },
  };
};

const payoutsOf = (env: Environment, isProduction: boolean): Pick<Providers, 'xenditPayouts'> => {
  const names = namesIn('PASAR_PAYOUTS', env.PASAR_PAYOUTS ?? '', ['xendit', 'file']);
  if (names.length > 1) throw new StartError('PASAR_PAYOUTS is either xendit or file.');
  if (!names.includes('xendit')) return {};
  const wanted: Wanted = { because: 'PASAR_PAYOUTS names xendit', env, isProduction };
  const secretKey = demand(wanted, 'PASAR_XENDIT_SECRET_KEY');
  return {
    xenditPayouts: {
      secretKey: refuseSandbox(wanted, 'PASAR_XENDIT_SECRET_KEY', secretKey, 'xnd_development_'),
      callbackToken: demand(wanted, 'PASAR_XENDIT_CALLBACK_TOKEN'),
      url: addressOf(wanted, 'PASAR_XENDIT_URL', 'https://api.xendit.co'),
    },
  };
};

/** Couriers and payouts from the environment (operate "Settings"). Throws StartError, one sentence each. */
export const providerSettings = (env: Environment, mode: 'demo' | 'production'): Providers => ({
  ...couriersOf(env, mode === 'production'),
  ...payoutsOf(env, mode === 'production'),
});

/** Rupiah up to which withdrawals need no approval. Throws StartError. */
export const payoutAutoMax = ({ PASAR_PAYOUT_AUTO_MAX: text }: Environment): number => {
  if (text === undefined) return 0;
  if (/^\d{1,12}$/.test(text)) return Number(text);
  throw new StartError(`PASAR_PAYOUT_AUTO_MAX is an amount in rupiah, such as 500000, not '${text}'.`);
};

/**
 * Rupiah that one staff user may move to one beneficiary within 24 hours before a colleague approves; `off` for a
 * market that is run by one alone. Throws StartError.
 */
export const approvalLimit = ({ PASAR_APPROVAL_LIMIT: text }: Environment): { approvalLimit?: number } => {
  if (text === undefined) return {};
  if (text === 'off') return { approvalLimit: Number.MAX_SAFE_INTEGER };
  if (/^\d{1,12}$/.test(text)) return { approvalLimit: Number(text) };
  throw new StartError(
    `PASAR_APPROVAL_LIMIT is an amount in rupiah, such as 5000000, or off, not '${text}'.`,
  );
};
