import type { OpsApp, OpsCanary, OpsHealth, OpsStatus } from '@pasar/contract';

export const fixedTime = '2026-11-21T01:30:00.000Z';

export const canary = (change: Partial<OpsCanary> = {}): OpsCanary => ({
  version: '1.5.0',
  basisPoints: 500,
  share: 500,
  paused: false,
  since: fixedTime,
  who: 'budi',
  why: 'harga baru',
  ...change,
});

/** The storefront, with a version before and four published ones. */
export const app = (change: Partial<OpsApp> = {}): OpsApp => ({
  app: 'storefront',
  title: { id: 'Etalase', en: 'Storefront' },
  approval: 'none',
  live: { version: '1.4.0', since: fixedTime, who: 'sari', why: 'rilis mingguan' },
  canary: null,
  watch: null,
  watched: [],
  disabled: null,
  quarantined: [],
  floor: null,
  previous: [{ version: '1.3.0', since: fixedTime, until: fixedTime, endedBy: 'promote' }],
  versions: ['1.5.0', '1.4.0', '1.3.0', '1.2.0', '1.1.0'].map((version) => ({ version, at: fixedTime })),
  published: 5,
  ...change,
});

export const status = (change: Partial<OpsApp> = {}): OpsStatus => ({
  revision: 7,
  apps: [
    app({
      app: 'shell',
      title: undefined,
      previous: [],
      versions: [{ version: '1.4.0', at: fixedTime }],
      published: 1,
    }),
    app(change),
    app({
      app: 'buyer',
      title: { id: 'Pembeli', en: 'Buyer' },
      live: null,
      previous: [],
      versions: [],
      published: 0,
    }),
  ],
  events: [
    {
      seq: 7,
      at: fixedTime,
      who: 'sari',
      why: 'rilis mingguan',
      verb: 'promote',
      app: 'storefront',
      version: '1.4.0',
      from: '1.3.0',
    },
    { seq: 6, at: fixedTime, who: 'budi', why: '', verb: 'publish', app: 'storefront', version: '1.4.0' },
  ],
});

export const health = (change: Partial<OpsHealth> = {}): OpsHealth => ({
  at: Date.parse(fixedTime),
  enough: 200,
  versions: [
    {
      app: 'storefront',
      version: '1.4.0',
      points: [
        { at: Date.parse(fixedTime) - 120_000, documents: 410, sessions: 400, failed: 1 },
        { at: Date.parse(fixedTime) - 60_000, documents: 620, sessions: 600, failed: 1 },
      ],
    },
  ],
  verdicts: [],
  ...change,
});
