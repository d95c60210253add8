import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { root, sliceFolders } from '../workspace.ts';
import { moduleRules } from './module-graph.ts';

const slices = `^(?:${sliceFolders.join('|')})/`;

/** Slices that are dashboards say so in their dependencies. */
const isDashboard = (folder: string): boolean =>
  readFileSync(path.join(root, folder, 'package.json'), 'utf8').includes('"@pasar/dashboard"');

/** `from` may reach only `allowed` workspace folders besides itself. */
const only = (name: string, from: string, self: string, allowed: string[]): IForbiddenRuleType => ({
  name,
  severity: 'error',
  comment: 'See the table of directions in the architecture.',
  from: { path: from },
  to: {
    path: '^(shell|mfe-[a-z]+|packages|e2e)/',
    pathNot: [self, ...allowed.map((folder) => `^packages/${folder}/`)],
  },
});

const frontEnd = ['slice-kit', 'ui', 'design-tokens', 'api-client', 'contract'];

/** The gateway's layers; each imports only earlier ones. Layers of one line do not import each other. */
const gatewayLayers = [
  ['platform', 'telemetry'],
  ['registry'],
  ['preview'],
  ['plan'],
  ['render', 'health', 'incidents', 'access', 'alerts'],
  ['http', 'cli'],
  ['server'],
];
const gatewayRules = gatewayLayers.flatMap((layer, at) =>
  layer.map((name): IForbiddenRuleType => {
    const others = [...layer.filter((other) => other !== name), ...gatewayLayers.slice(at + 1).flat()];
    return {
      name: `gateway-${name}-imports-earlier-layers`,
      severity: 'error',
      comment: 'See the order of the layers in the README of the gateway.',
      from: { path: `^packages/gateway/src/${name}/`, pathNot: '\\.test\\.' },
      to: { path: `^packages/gateway/src/(${others.join('|')}|testing)/` },
    };
  }),
);

/** Who may import whom (architecture "The house"). */
export const boundaryRules: IForbiddenRuleType[] = [
  only('shell-imports-the-kit-only', '^shell/', '^shell/', frontEnd),
  ...sliceFolders.map((folder) =>
    only(`${folder}-imports-the-kit-only`, `^${folder}/`, `^${folder}/`, [
      ...frontEnd,
      ...(isDashboard(folder) ? ['dashboard'] : []),
    ]),
  ),
  only('slice-kit-imports-client-and-contract', '^packages/slice-kit/', '^packages/slice-kit/', [
    'api-client',
    'contract',
    'ui',
  ]),
  {
    name: 'only-the-dialog-of-the-kit-imports-ui',
    severity: 'error',
    comment: 'The kit is on the first load of every page; its one dialog is loaded when it is asked for.',
    from: {
      path: '^packages/slice-kit/src/',
      pathNot: '^packages/slice-kit/src/step-up/step-up-[a-z]+\\.tsx$|\\.test\\.',
    },
    to: { path: '^packages/ui/' },
  },
  {
    name: 'fields-reach-the-kit-by-name',
    severity: 'error',
    comment: 'What is bundled with a slice would bring a second kit along, which knows no frame.',
    from: { path: '^packages/slice-kit/src/(regions|uploads)/', pathNot: '\\.test\\.' },
    to: {
      path: '^packages/slice-kit/src/',
      pathNot: '^packages/slice-kit/src/((regions|uploads)/|index\\.ts$)',
    },
  },
  only('dashboard-imports-the-kit-only', '^packages/dashboard/', '^packages/dashboard/', frontEnd),
  only('embed-imports-the-kit-only', '^packages/embed/', '^packages/embed/', [
    'slice-kit',
    'ui',
    'api-client',
    'contract',
  ]),
  only('ui-imports-tokens', '^packages/ui/', '^packages/ui/', ['design-tokens']),
  only('client-imports-contract', '^packages/api-client/', '^packages/api-client/', ['contract']),
  only('contract-imports-nothing', '^packages/contract/', '^packages/contract/', []),
  only('tokens-stand-alone', '^packages/design-tokens/', '^packages/design-tokens/', []),
  only('api-imports-contract', '^packages/api/', '^packages/api/', ['contract']),
  only('demo-imports-the-api', '^packages/demo/', '^packages/demo/', ['contract', 'api', 'demo-images']),
  only('demo-images-stand-alone', '^packages/demo-images/', '^packages/demo-images/', []),
  {
    name: 'stand-ins-know-no-package',
    severity: 'error',
    comment: 'They are written from the public documents of providers, as the other side of the adapters.',
    from: { path: '^packages/demo/src/stand-ins/' },
    to: { path: '^(shell|mfe-[a-z]+|packages|e2e)/', pathNot: '^packages/demo/src/stand-ins/' },
  },
  only('long-tests-reach-the-server', '^packages/long-tests/', '^packages/long-tests/', [
    'contract',
    'api',
    'demo',
    'gateway',
  ]),
  only('gateway-composes-the-api', '^packages/gateway/', '^packages/gateway/', ['contract', 'api']),
  only('console-imports-the-kit-only', '^packages/console/', '^packages/console/', [
    'ui',
    'design-tokens',
    'api-client',
    'contract',
  ]),
  only('e2e-imports-contract', '^e2e/', '^e2e/', ['contract']),
  {
    name: 'packages-only-through-their-door',
    severity: 'error',
    comment: 'A package is reached by its name, never by a path into it.',
    from: { path: '^(shell|mfe-[a-z]+|packages/[a-z-]+|e2e)/' },
    to: {
      path: '^packages/[a-z-]+/src/.+',
      // `fields`, `host`, `live` and `passkeys` are further doors of slice-kit, `budget`, `signing`, `slice-declaration`, `copy-marks` and `workplace` of the gateway for builds and the kit, `contract-hashes` of the api, `plugin` and `tracing` of the api, `samples` of the contract, a font file one of ui, `testing` the door for other packages' tests.
      pathNot: [
        '^packages/[a-z-]+/src/(index|main|host|fields|live|passkeys|budget|signing|slice-declaration|copy-marks|workplace|contract-hashes|plugin|samples|tracing)\\.tsx?$',
        '^packages/ui/src/theme/font/[a-z-]+\\.woff2$',
        '^packages/[a-z-]+/src/testing/',
        '^$1/',
      ],
    },
  },
  {
    name: 'testing-doors-are-for-tests',
    severity: 'error',
    from: { pathNot: ['\\.test\\.tsx?$', '/testing/', '^packages/long-tests/'] },
    to: { path: ['^packages/[a-z-]+/src/testing/', '^packages/api/src/modules/[a-z-]+/testing/'] },
  },
  {
    name: 'only-the-shell-is-the-host',
    severity: 'error',
    // A slice's own tests may read the layout's stores.
    from: { pathNot: ['^shell/', '^packages/(slice-kit|embed)/', '\\.test\\.tsx?$'] },
    to: { path: '^packages/slice-kit/src/host\\.ts$' },
  },
  {
    name: 'features-stay-apart',
    severity: 'error',
    comment: 'Routes compose features; a feature never imports another.',
    from: { path: `${slices}src/features/([^/]+)/` },
    to: { path: `${slices}src/features/`, pathNot: '/src/features/$1/' },
  },
  {
    name: 'features-and-shared-never-import-routes',
    severity: 'error',
    from: { path: `${slices}src/(features|shared)/` },
    to: { path: `${slices}src/routes/` },
  },
  {
    name: 'shared-never-imports-features',
    severity: 'error',
    from: { path: `${slices}src/shared/` },
    to: { path: `${slices}src/features/` },
  },
  ...gatewayRules,
  {
    name: 'platform-knows-no-module',
    severity: 'error',
    from: { path: '^packages/api/src/platform/' },
    to: { path: '^packages/api/src/(modules|app)/' },
  },
  {
    name: 'modules-know-no-app',
    severity: 'error',
    from: { path: '^packages/api/src/modules/' },
    to: { path: '^packages/api/src/app/' },
  },
  {
    name: 'modules-meet-at-their-doors',
    severity: 'error',
    comment: "Another module only through its index.ts; table types and a module's own tests are its own.",
    from: { path: '^packages/api/src/modules/([^/]+)/' },
    to: {
      path: '^packages/api/src/modules/([^/]+)/',
      // `testing` is a module's door for the tests of others.
      pathNot: [
        '^packages/api/src/modules/$1/',
        '/index\\.ts$',
        '^packages/api/src/modules/[a-z-]+/testing/',
      ],
    },
  },
  ...moduleRules,
  {
    name: 'no-cycles',
    severity: 'error',
    from: { pathNot: 'node_modules' },
    // Types count, too: files that need each other's types are one story. Imports on demand tie no knot.
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
];
