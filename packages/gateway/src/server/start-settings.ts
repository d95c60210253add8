import { paymentVariables } from '@pasar/api';
import { parseEnvironment } from '../platform/environment.ts';
import { roles } from '../platform/roles.ts';
import { approvalLimit, payoutAutoMax, providerSettings } from './provider-settings.ts';
import type { ServerOptions } from './server.ts';
import { StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Settings = Pick<
  ServerOptions,
  | 'mode'
  | 'environment'
  | 'host'
  | 'publicUrl'
  | 'smtpUrl'
  | 'searchUrl'
  | 'searchPrefix'
  | 'databaseUrl'
  | 'storageUrl'
  | 'metricsKey'
  | 'securityContact'
  | 'teamContact'
  | 'trustProxy'
  | 'embedOrigins'
  | 'frameOrigins'
  | 'serviceWorker'
  | 'issuers'
  | 'limits'
  | 'providers'
  | 'renderMemory'
  | 'renderSocket'
  | 'roles'
  | 'apiUrls'
  | 'mediaUrls'
  | 'drainMs'
  | 'databaseLimits'
  | 'valkeyUrl'
  | 'migrates'
  | 'logLevel'
  | 'guard'
  | 'payments'
>;
type Issuer = NonNullable<NonNullable<Settings['issuers']>['google']>;

const modeOf = ({ PASAR_MODE: mode = 'demo' }: Environment): 'demo' | 'production' => {
  if (mode === 'demo' || mode === 'production') return mode;
  throw new StartError(`PASAR_MODE must be demo or production, not '${mode}'.`);
};

const environmentOf = ({ PASAR_ENVIRONMENT: text }: Environment): Pick<Settings, 'environment'> => {
  try {
    const environment = parseEnvironment(text);
    return environment ? { environment } : {};
  } catch (error) {
    throw new StartError((error as Error).message);
  }
};

const listOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const issuerUrl = (name: string, url: string): string => {
  const parsed = URL.parse(url);
  const isSafe = parsed?.protocol === 'https:' || parsed?.hostname === 'localhost';
  if (!isSafe) throw new StartError(`${name} must be an https address, not '${url}'.`);
  return url.replace(/\/+$/, '');
};

/** The issuer of one provider; none where its client id is not set. */
const issuerOf = (env: Environment, provider: 'GOOGLE' | 'FACEBOOK', usual: string): Issuer | undefined => {
  const of = (setting: string) => env[`PASAR_${provider}_${setting}`];
  const clientId = of('CLIENT_ID');
  if (!clientId) return undefined;
  const issuer = issuerUrl(`PASAR_${provider}_ISSUER`, of('ISSUER') ?? usual);
  const secret = of('CLIENT_SECRET');
  return {
    issuer,
    clientId,
    ...(secret ? { clientSecret: secret } : {}),
    confirmsEmail: of('CONFIRMS_EMAIL') === 'yes',
    local: false,
  };
};

const facebook = 'https://www.facebook.com';

const issuersOf = (env: Environment): Settings['issuers'] => {
  const google = issuerOf(env, 'GOOGLE', 'https://accounts.google.com');
  const network = issuerOf(env, 'FACEBOOK', facebook);
  // Only the network itself uses its Graph API; other issuers follow the standard.
  const graph =
    env.PASAR_FACEBOOK_GRAPH_URL ?? (network?.issuer === facebook ? 'https://graph.facebook.com' : undefined);
  return {
    ...(google ? { google } : {}),
    ...(network ? { facebook: graph ? { ...network, graphUrl: graph } : network } : {}),
  };
};

const metricsKeyOf = ({ PASAR_METRICS_KEY: key }: Environment): string | undefined => {
  if (key === undefined || /^[\x21-\x7e]{16,}$/.test(key)) return key;
  throw new StartError('PASAR_METRICS_KEY has at least 16 letters, digits or signs, without spaces.');
};

const contactOf = ({ PASAR_SECURITY_CONTACT: contact }: Environment): string | undefined => {
  if (contact === undefined || /^(mailto:|https:\/\/|tel:)[\x21-\x7e]+$/.test(contact)) return contact;
  throw new StartError(`PASAR_SECURITY_CONTACT is an address of mailto:, https: or tel:, not '${contact}'.`);
};

const emailOf = (address: string): string => {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return address;
  throw new StartError(`PASAR_CONTACT_EMAIL is an email address, not '${address}'.`);
};

const phoneOf = (setting: string, number: string): string => {
  const digits = number.replaceAll(/[ .()-]/g, '');
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits;
  throw new StartError(`${setting} is a number with its country, such as +622155500100, not '${number}'.`);
};

/** Where the help centre sends people who want to reach the team. */
const teamContactOf = (env: Environment): NonNullable<Settings['teamContact']> => {
  const { PASAR_CONTACT_EMAIL: email, PASAR_CONTACT_PHONE: phone, PASAR_CONTACT_WHATSAPP: whatsapp } = env;
  return {
    ...(email && { email: emailOf(email) }),
    ...(phone && { phone: phoneOf('PASAR_CONTACT_PHONE', phone) }),
    ...(whatsapp && { whatsapp: phoneOf('PASAR_CONTACT_WHATSAPP', whatsapp) }),
  };
};

const originsOf = (name: string, env: Environment): string[] =>
  listOf(env[name] ?? '').map((origin) => {
    const isOrigin = URL.parse(origin)?.origin === origin;
    if (isOrigin && /^(https:|http:\/\/([a-z]+\.localhost|localhost|127\.0\.0\.1)(:|$))/.test(origin))
      return origin;
    throw new StartError(`${name} lists origins such as https://partner.example, not '${origin}'.`);
  });

/** `PASAR_PAYMENTS` and what the providers that it names need. */
const paymentsOf = (env: Environment): Pick<Settings, 'payments'> => {
  const set = paymentVariables.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
  return set.length === 0 ? {} : { payments: Object.fromEntries(set) };
};

const serviceWorkerOf = ({ PASAR_SW: text }: Environment): Pick<Settings, 'serviceWorker'> => {
  if (text === undefined || text === 'on') return {};
  if (text === 'off') return { serviceWorker: false };
  throw new StartError(`PASAR_SW must be on or off, not '${text}'.`);
};

const renderMemoryOf = ({ PASAR_RENDER_MB: text }: Environment): Pick<Settings, 'renderMemory'> => {
  if (text === undefined) return {};
  if (/^\d{3,6}$/.test(text) && Number(text) >= 256) return { renderMemory: Number(text) };
  throw new StartError(`PASAR_RENDER_MB is a number of megabytes from 256, not '${text}'.`);
};

const renderSocketOf = ({ PASAR_RENDER: setting }: Environment): Pick<Settings, 'renderSocket'> => {
  if (setting === undefined) return {};
  const [, path] = /^unix:(\/.+)$/.exec(setting) ?? [];
  if (path !== undefined) return { renderSocket: path };
  throw new StartError(`PASAR_RENDER names a socket, such as unix:/run/pasar/render.sock, not '${setting}'.`);
};

const rolesOf = ({ PASAR_ROLES: text }: Environment): Pick<Settings, 'roles'> => {
  if (text === undefined) return {};
  const named = listOf(text);
  const found = roles.filter((role) => named.includes(role));
  if (found.length > 0 && named.every((name) => (roles as readonly string[]).includes(name)))
    return { roles: found };
  throw new StartError(`PASAR_ROLES lists some of ${roles.join(', ')}, not '${text}'.`);
};

const addressesOf = (name: string, text = ''): string[] =>
  listOf(text).map((address) => {
    const url = URL.parse(address);
    if (url && /^https?:$/.test(url.protocol) && url.origin === address.replace(/\/$/, '')) return url.origin;
    throw new StartError(`${name} lists addresses such as http://10.0.0.5:4000, not '${address}'.`);
  });

/** In production a balancer needs some seconds to see that a server is about to end. */
const usualDrain = { demo: '0', production: '5' };

const drainMsOf = ({ PASAR_DRAIN_SECONDS: text }: Environment, mode: 'demo' | 'production'): number => {
  const seconds = text ?? usualDrain[mode];
  if (/^\d{1,3}$/.test(seconds)) return Number(seconds) * 1_000;
  throw new StartError(`PASAR_DRAIN_SECONDS is a number of seconds from 0 to 999, not '${seconds}'.`);
};

const databaseSettings = {
  PASAR_DATABASE_CONNECTIONS: 'connections',
  PASAR_DATABASE_STATEMENT_MS: 'statementMs',
  PASAR_DATABASE_CONNECTION_MS: 'connectionMs',
  PASAR_DATABASE_REQUEST_MS: 'requestMs',
} as const;

const databaseLimitsOf = (env: Environment): Pick<Settings, 'databaseLimits'> => {
  const given = Object.entries(databaseSettings).flatMap(([name, limit]) => {
    const text = env[name];
    if (text === undefined) return [];
    if (/^[1-9]\d{0,5}$/.test(text)) return [[limit, Number(text)]];
    throw new StartError(`${name} is a whole number from 1 to 999999, not '${text}'.`);
  });
  return given.length > 0 ? { databaseLimits: Object.fromEntries(given) } : {};
};

const migratesOf = ({ PASAR_MIGRATIONS: when }: Environment): Pick<Settings, 'migrates'> => {
  if (when === undefined || when === 'start') return {};
  if (when === 'command') return { migrates: false };
  throw new StartError(`PASAR_MIGRATIONS must be start or command, not '${when}'.`);
};

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const logLevelOf = ({ PASAR_LOG_LEVEL: text }: Environment): Pick<Settings, 'logLevel'> => {
  if (text === undefined) return {};
  const level = logLevels.find((one) => one === text);
  if (level) return { logLevel: level };
  throw new StartError(`PASAR_LOG_LEVEL must be one of ${logLevels.join(', ')}, not '${text}'.`);
};

/**
 * The settings of a server from the environment (README "Settings"). An empty variable counts as none.
 * Throws StartError for an impossible value.
 */
export const startSettings = (environment: Environment): Settings => {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const said = <K extends string>(key: K, value: string | undefined) =>
    (value === undefined ? {} : { [key]: value }) as Partial<Record<K, string>>;
  return {
    mode: modeOf(env),
    ...environmentOf(env),
    ...said('host', env.PASAR_HOST),
    ...said('publicUrl', env.PASAR_URL),
    ...said('smtpUrl', env.PASAR_SMTP_URL),
    ...said('searchUrl', env.SEARCH_URL),
    ...said('searchPrefix', env.SEARCH_PREFIX),
    ...said('databaseUrl', env.DATABASE_URL),
    ...said('storageUrl', env.STORAGE_URL),
    ...said('valkeyUrl', env.VALKEY_URL),
    ...said('metricsKey', metricsKeyOf(env)),
    ...said('securityContact', contactOf(env)),
    teamContact: teamContactOf(env),
    trustProxy: listOf(env.PASAR_TRUST_PROXY ?? ''),
    embedOrigins: originsOf('PASAR_EMBED_ORIGINS', env),
    frameOrigins: originsOf('PASAR_FRAME_ORIGINS', env),
    issuers: issuersOf(env),
    ...paymentsOf(env),
    ...serviceWorkerOf(env),
    ...renderMemoryOf(env),
    ...renderSocketOf(env),
    ...rolesOf(env),
    ...(env.PASAR_API_URL && { apiUrls: addressesOf('PASAR_API_URL', env.PASAR_API_URL) }),
    ...(env.PASAR_MEDIA_URL && { mediaUrls: addressesOf('PASAR_MEDIA_URL', env.PASAR_MEDIA_URL) }),
    drainMs: drainMsOf(env, modeOf(env)),
    ...databaseLimitsOf(env),
    ...migratesOf(env),
    ...logLevelOf(env),
    // Overrides of the usual limits, as JSON: in browser tests one caller does everything.
    limits: {
      payoutAutoMax: payoutAutoMax(env),
      ...approvalLimit(env),
      ...JSON.parse(env.PASAR_LIMITS ?? '{}'),
    },
    providers: providerSettings(env, modeOf(env)),
    // The same of the health guard.
    guard: JSON.parse(env.PASAR_GUARD ?? '{}'),
  };
};
