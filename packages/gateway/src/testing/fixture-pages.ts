import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan, SliceName } from '@pasar/contract';
import { pino } from 'pino';
import { getBasePath } from '../plan/plan-for.ts';
import { computeIntegrity } from '../platform/content-hash.ts';
import type { RenderRequest } from '../render/protocol.ts';
import { writeFixtureRelease } from './fixture-release.ts';

/** Server code of slices by name; each owns `/<name>` and everything one level below it. */
export type SliceCode = Partial<Record<SliceName, string>>;

export const silentLog = pino({ level: 'silent' });

/** Code of a slice whose page is made by a function body that sees `input`. */
export const sliceCode = (body: string): string => `exports.slice = { page: async (input) => { ${body} } };`;

/** A plan and its bundles as the gateway would make them, straight from fixtures on the disk. */
export const buildPages = (slices: SliceCode, version = '1.0.0') => {
  const bundle = (app: 'shell' | SliceName, server?: string) => {
    const folder = writeFixtureRelease({ app, version, ...(server === undefined ? {} : { server }) });
    const file = join(folder, 'server/index.cjs');
    return { key: `${app}@${version}`, file, integrity: computeIntegrity(readFileSync(file)) };
  };
  const names = Object.keys(slices) as SliceName[];
  const plan: Plan = {
    id: version,
    shell: { version, base: getBasePath({ app: 'shell', version }) },
    slices: Object.fromEntries(
      names.map((name) => [
        name,
        {
          version,
          base: getBasePath({ app: name, version }),
          entry: 'remoteEntry.js',
          global: name,
          integrity: '',
          paths: [name, `${name}/:page`],
        },
      ]),
    ),
    disabled: [],
    disabledPaths: {},
    links: {},
  };
  const bundles = {
    shell: bundle('shell'),
    slices: Object.fromEntries(names.map((name) => [name, bundle(name, slices[name])])),
  };
  const page = (path: string): Omit<RenderRequest, 'content' | 'until'> => ({
    plan,
    bundles,
    url: `http://localhost${path}`,
    nonce: 'n',
    headers: { requestId: 'r' },
  });
  return { plan, bundles, page };
};
