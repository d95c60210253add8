import { expect, test } from 'vitest';
import { startSettings } from './start-settings.ts';

test('the default is a demo on this machine', () => {
  expect(startSettings({ PASAR_URL: '' })).toEqual({
    mode: 'demo',
    teamContact: {},
    trustProxy: [],
    embedOrigins: [],
    frameOrigins: [],
    issuers: {},
    limits: { payoutAutoMax: 0 },
    providers: {},
    guard: {},
    drainMs: 0,
  });
});

test('origins of other pages are origins, over https unless they are on this machine [F18] [F51]', () => {
  const origins = 'https://partner.example, http://localhost:8080';
  expect(startSettings({ PASAR_EMBED_ORIGINS: origins }).embedOrigins).toEqual([
    'https://partner.example',
    'http://localhost:8080',
  ]);
  for (const wrong of ['*', 'partner.example', 'https://partner.example/', 'http://partner.example', 'null'])
    for (const name of ['PASAR_EMBED_ORIGINS', 'PASAR_FRAME_ORIGINS'])
      expect(() => startSettings({ [name]: wrong })).toThrow(
        `${name} lists origins such as https://partner.example, not '${wrong}'`,
      );
});

test('an environment is staging or production, and none where nobody says [F43]', () => {
  expect(startSettings({ PASAR_ENVIRONMENT: 'staging' }).environment).toBe('staging');
  expect(startSettings({ PASAR_ENVIRONMENT: '' })).not.toHaveProperty('environment');
  expect(() => startSettings({ PASAR_ENVIRONMENT: 'test' })).toThrow(
    "PASAR_ENVIRONMENT must be staging or production, not 'test'.",
  );
});

test('the level of the log is one that there is', () => {
  expect(startSettings({ PASAR_LOG_LEVEL: 'info' }).logLevel).toBe('info');
  expect(() => startSettings({ PASAR_LOG_LEVEL: 'loud' })).toThrow(
    "PASAR_LOG_LEVEL must be one of debug, info, warn, error, silent, not 'loud'.",
  );
});

test('a render service is named by its socket [F30]', () => {
  const PASAR_RENDER = 'unix:/run/pasar/render.sock';
  expect(startSettings({ PASAR_RENDER }).renderSocket).toBe('/run/pasar/render.sock');
  for (const wrong of ['/run/pasar/render.sock', 'unix:render.sock', 'http://render'])
    expect(() => startSettings({ PASAR_RENDER: wrong })).toThrow(`not '${wrong}'`);
});

test('the service worker is on unless it is switched off [W19]', () => {
  expect(startSettings({ PASAR_SW: 'off' }).serviceWorker).toBe(false);
  for (const unset of ['', 'on'])
    expect(startSettings({ PASAR_SW: unset })).not.toHaveProperty('serviceWorker');
  expect(() => startSettings({ PASAR_SW: 'no' })).toThrow("PASAR_SW must be on or off, not 'no'.");
});

test('production is set in the environment', () => {
  expect(
    startSettings({
      PASAR_MODE: 'production',
      PASAR_HOST: '0.0.0.0',
      PASAR_URL: 'https://pasar.example',
      PASAR_SMTP_URL: 'smtps://mail.example',
      PASAR_TRUST_PROXY: '10.0.0.0/8, ::1',
      DATABASE_URL: 'postgres://db/pasar',
    }),
  ).toMatchObject({
    mode: 'production',
    host: '0.0.0.0',
    publicUrl: 'https://pasar.example',
    smtpUrl: 'smtps://mail.example',
    databaseUrl: 'postgres://db/pasar',
    trustProxy: ['10.0.0.0/8', '::1'],
  });
});

test('a provider is configured by its client id; its issuer is the usual one by default', () => {
  expect(
    startSettings({
      PASAR_GOOGLE_CLIENT_ID: 'g-1',
      PASAR_FACEBOOK_CLIENT_ID: 'f-1',
      PASAR_FACEBOOK_CLIENT_SECRET: 's-1',
      PASAR_FACEBOOK_CONFIRMS_EMAIL: 'yes',
    }).issuers,
  ).toEqual({
    google: { issuer: 'https://accounts.google.com', clientId: 'g-1', confirmsEmail: false, local: false },
    facebook: {
      issuer: 'https://www.facebook.com',
      clientId: 'f-1',
      clientSecret: 's-1',
      confirmsEmail: true,
      local: false,
      graphUrl: 'https://graph.facebook.com',
    },
  });
  const other = { PASAR_FACEBOOK_CLIENT_ID: 'f-1', PASAR_FACEBOOK_ISSUER: 'https://id.example/' };
  expect(startSettings(other).issuers?.facebook).not.toHaveProperty('graphUrl');
  expect(startSettings(other).issuers?.facebook?.issuer).toBe('https://id.example');
});

test.each([
  [{ PASAR_MODE: 'prod' }, "PASAR_MODE must be demo or production, not 'prod'."],
  [
    { PASAR_GOOGLE_CLIENT_ID: 'g', PASAR_GOOGLE_ISSUER: 'http://id.example' },
    "PASAR_GOOGLE_ISSUER must be an https address, not 'http://id.example'.",
  ],
])('%j is one sentence', (env, sentence) => {
  expect(() => startSettings(env)).toThrow(sentence);
});

test('a key for the figures is long enough, and weaknesses are reported to an address [S39]', () => {
  const said = { PASAR_METRICS_KEY: '0123456789abcdef', PASAR_SECURITY_CONTACT: 'mailto:aman@pasar.example' };
  expect(startSettings(said)).toMatchObject({
    metricsKey: said.PASAR_METRICS_KEY,
    securityContact: said.PASAR_SECURITY_CONTACT,
  });
  expect(() => startSettings({ PASAR_METRICS_KEY: 'short' })).toThrow('PASAR_METRICS_KEY has at least 16');
  expect(() => startSettings({ PASAR_SECURITY_CONTACT: 'aman' })).toThrow(
    'PASAR_SECURITY_CONTACT is an address',
  );
});

test('roles, the addresses of other servers and the time to drain are checked at the start', () => {
  expect(
    startSettings({
      PASAR_ROLES: 'jobs, gateway',
      PASAR_API_URL: 'http://10.0.0.5:4000/, http://10.0.0.6:4000',
      PASAR_DRAIN_SECONDS: '12',
    }),
  ).toMatchObject({
    roles: ['gateway', 'jobs'],
    apiUrls: ['http://10.0.0.5:4000', 'http://10.0.0.6:4000'],
    drainMs: 12_000,
  });
  expect(startSettings({ PASAR_MODE: 'production' }).drainMs).toBe(5_000);
  const wrong = [
    { PASAR_ROLES: 'gateway,worker' },
    { PASAR_ROLES: ',' },
    { PASAR_API_URL: '10.0.0.5:4000' },
    { PASAR_MEDIA_URL: 'http://10.0.0.5/api' },
    { PASAR_DRAIN_SECONDS: 'soon' },
  ];
  for (const env of wrong) expect(() => startSettings(env)).toThrow(Object.keys(env)[0]);
});

test('limits of the database and the time of migrations are settings', () => {
  const said = {
    PASAR_DATABASE_CONNECTIONS: '25',
    PASAR_DATABASE_STATEMENT_MS: '4000',
    PASAR_MIGRATIONS: 'command',
  };
  expect(startSettings(said)).toMatchObject({
    databaseLimits: { connections: 25, statementMs: 4_000 },
    migrates: false,
  });
  for (const env of [{ PASAR_DATABASE_CONNECTIONS: '0' }, { PASAR_MIGRATIONS: 'later' }])
    expect(() => startSettings(env)).toThrow(Object.keys(env)[0]);
});

test('the team is reached at addresses that work, or the start says which does not [W68]', () => {
  const said = { PASAR_CONTACT_EMAIL: 'halo@pasar.example', PASAR_CONTACT_WHATSAPP: '+62 811-5550-100' };
  expect(startSettings(said).teamContact).toEqual({ email: 'halo@pasar.example', whatsapp: '+628115550100' });
  expect(() => startSettings({ PASAR_CONTACT_EMAIL: 'halo' })).toThrow('PASAR_CONTACT_EMAIL is an email');
  expect(() => startSettings({ PASAR_CONTACT_PHONE: '021555' })).toThrow('PASAR_CONTACT_PHONE is a number');
});
