import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { boundaryRules } from './boundary-rules.ts';
import { moduleGraph } from './module-graph.ts';

/** Each is one import that a rule forbids. */
const planted: readonly [rule: string, from: string, to: string][] = [
  ['shell-imports-the-kit-only', 'shell/src/a.ts', 'packages/gateway/src/index.ts'],
  ['mfe-storefront-imports-the-kit-only', 'mfe-storefront/src/a.ts', 'shell/src/main.ts'],
  ['mfe-storefront-imports-the-kit-only', 'mfe-storefront/src/b.ts', 'packages/dashboard/src/index.ts'],
  ['mfe-auth-imports-the-kit-only', 'mfe-auth/src/b.ts', 'packages/dashboard/src/index.ts'],
  ['mfe-buyer-imports-the-kit-only', 'mfe-buyer/src/a.ts', 'mfe-seller/src/main.ts'],
  ['mfe-seller-imports-the-kit-only', 'mfe-seller/src/a.ts', 'packages/api/src/index.ts'],
  [
    'packages/back-office-imports-the-kit-only',
    'packages/back-office/src/a.ts',
    'packages/console/src/index.ts',
  ],
  ['packages/help-imports-the-kit-only', 'packages/help/src/a.ts', 'packages/dashboard/src/index.ts'],
  ['dashboard-imports-the-kit-only', 'packages/dashboard/src/a.ts', 'packages/console/src/index.ts'],
  ['embed-imports-the-kit-only', 'packages/embed/src/a.ts', 'packages/console/src/index.ts'],
  ['ui-imports-tokens', 'packages/ui/src/a.ts', 'packages/contract/src/index.ts'],
  ['client-imports-contract', 'packages/api-client/src/a.ts', 'packages/ui/src/index.ts'],
  ['contract-imports-nothing', 'packages/contract/src/a.ts', 'packages/ui/src/index.ts'],
  ['slice-kit-imports-client-and-contract', 'packages/slice-kit/src/a.ts', 'packages/gateway/src/index.ts'],
  ['only-the-dialog-of-the-kit-imports-ui', 'packages/slice-kit/src/b.ts', 'packages/ui/src/index.ts'],
  ['fields-reach-the-kit-by-name', 'packages/slice-kit/src/uploads/a.ts', 'packages/slice-kit/src/x.ts'],
  ['tokens-stand-alone', 'packages/design-tokens/src/a.ts', 'packages/ui/src/index.ts'],
  ['console-imports-the-kit-only', 'packages/console/src/a.ts', 'packages/gateway/src/index.ts'],
  ['e2e-imports-contract', 'e2e/src/a.ts', 'packages/api/src/index.ts'],
  ['only-the-shell-is-the-host', 'mfe-seller/src/b.ts', 'packages/slice-kit/src/host.ts'],
  ['api-imports-contract', 'packages/api/src/app/a.ts', 'packages/demo/src/index.ts'],
  ['api-imports-contract', 'packages/api/src/app/b.ts', 'packages/gateway/src/index.ts'],
  ['demo-imports-the-api', 'packages/demo/src/a.ts', 'packages/gateway/src/index.ts'],
  ['demo-images-stand-alone', 'packages/demo-images/src/a.ts', 'packages/demo/src/index.ts'],
  ['stand-ins-know-no-package', 'packages/demo/src/stand-ins/a.ts', 'packages/contract/src/index.ts'],
  ['stand-ins-know-no-package', 'packages/demo/src/stand-ins/b.ts', 'packages/demo/src/index.ts'],
  ['long-tests-reach-the-server', 'packages/long-tests/src/a.ts', 'packages/tooling/src/index.ts'],
  ['gateway-composes-the-api', 'packages/gateway/src/server/a.ts', 'packages/demo/src/index.ts'],
  ['packages-only-through-their-door', 'packages/demo/src/b.ts', 'packages/api/src/app/secret.ts'],
  ['testing-doors-are-for-tests', 'packages/demo/src/c.ts', 'packages/api/src/testing/index.ts'],
  [
    'gateway-platform-imports-earlier-layers',
    'packages/gateway/src/platform/a.ts',
    'packages/gateway/src/registry/x.ts',
  ],
  [
    'gateway-registry-imports-earlier-layers',
    'packages/gateway/src/registry/a.ts',
    'packages/gateway/src/http/x.ts',
  ],
  [
    'gateway-preview-imports-earlier-layers',
    'packages/gateway/src/preview/a.ts',
    'packages/gateway/src/plan/x.ts',
  ],
  [
    'gateway-plan-imports-earlier-layers',
    'packages/gateway/src/plan/a.ts',
    'packages/gateway/src/render/x.ts',
  ],
  [
    'gateway-render-imports-earlier-layers',
    'packages/gateway/src/render/a.ts',
    'packages/gateway/src/health/x.ts',
  ],
  [
    'gateway-health-imports-earlier-layers',
    'packages/gateway/src/health/a.ts',
    'packages/gateway/src/access/x.ts',
  ],
  [
    'gateway-incidents-imports-earlier-layers',
    'packages/gateway/src/incidents/a.ts',
    'packages/gateway/src/access/x.ts',
  ],
  [
    'gateway-access-imports-earlier-layers',
    'packages/gateway/src/access/a.ts',
    'packages/gateway/src/render/x.ts',
  ],
  [
    'gateway-alerts-imports-earlier-layers',
    'packages/gateway/src/alerts/a.ts',
    'packages/gateway/src/access/x.ts',
  ],
  [
    'gateway-telemetry-imports-earlier-layers',
    'packages/gateway/src/telemetry/a.ts',
    'packages/gateway/src/platform/x.ts',
  ],
  ['gateway-http-imports-earlier-layers', 'packages/gateway/src/http/a.ts', 'packages/gateway/src/cli/x.ts'],
  ['gateway-cli-imports-earlier-layers', 'packages/gateway/src/cli/a.ts', 'packages/gateway/src/http/x.ts'],
  [
    'gateway-server-imports-earlier-layers',
    'packages/gateway/src/server/b.ts',
    'packages/gateway/src/testing/x.ts',
  ],
  ['platform-knows-no-module', 'packages/api/src/platform/a.ts', 'packages/api/src/modules/cart/index.ts'],
  ['modules-know-no-app', 'packages/api/src/modules/cart/a.ts', 'packages/api/src/app/x.ts'],
  [
    'modules-meet-at-their-doors',
    'packages/api/src/modules/cart/b.ts',
    'packages/api/src/modules/stock/x.ts',
  ],
  ['features-stay-apart', 'mfe-buyer/src/features/one/a.ts', 'mfe-buyer/src/features/two/x.ts'],
  ['features-and-shared-never-import-routes', 'mfe-buyer/src/features/one/b.ts', 'mfe-buyer/src/routes/x.ts'],
  ['shared-never-imports-features', 'mfe-buyer/src/shared/a.ts', 'mfe-buyer/src/features/two/x.ts'],
  ...Object.entries(moduleGraph).map(([name, allowed]): [string, string, string] => {
    const other = Object.keys(moduleGraph).find((one) => one !== name && !allowed.includes(one));
    const folder = 'packages/api/src/modules';
    return [
      `module-${name}-imports-by-the-table`,
      `${folder}/${name}/planted.ts`,
      `${folder}/${other}/index.ts`,
    ];
  }),
];

let home: string;
let found: string[];
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
  writeFileSync(path.join(home, file), text, { flag: 'a' });
};
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'pasar-boundaries-'));
  for (const [, from, to] of planted) {
    write(from, `import '${path.relative(path.dirname(from), to)}';\n`);
    write(to, '');
  }
  // A cycle of values, one of types, and imports that every rule allows.
  write('packages/ui/src/one.ts', "import './two.ts';\n");
  write('packages/ui/src/two.ts', "import './one.ts';\n");
  write(
    'packages/api/src/platform/three.ts',
    "import type { Four } from './four.ts';\nexport type Three = Four;\n",
  );
  write(
    'packages/api/src/platform/four.ts',
    "import type { Three } from './three.ts';\nexport type Four = Three[];\n",
  );
  write('mfe-buyer/src/good.ts', "import '../../packages/dashboard/src/index.ts';\n");
  write('packages/long-tests/src/good.ts', "import '../../demo/src/index.ts';\n");
  write('packages/gateway/src/server/good.ts', "import '../cli/x.ts';\nimport '../platform/a.ts';\n");
  const { output } = await cruise(
    ['shell', 'mfe-storefront', 'mfe-buyer', 'mfe-seller', 'mfe-auth', 'packages', 'e2e'],
    {
      baseDir: home,
      parser: 'swc',
      ruleSet: { forbidden: boundaryRules },
      validate: true,
      tsPreCompilationDeps: true,
    },
  );
  found = (output as ICruiseResult).summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
}, 60_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

test.each(planted)('%s is violated by %s [H1] [H2] [H3] [H4] [H5] [H6]', (rule, from, to) => {
  expect(found).toContain(`${rule}: ${from} → ${to}`);
});

test('cycles of values and of types are found, and allowed imports are not reported [H7]', () => {
  const cycles = found.filter((line) => line.startsWith('no-cycles')).join();
  expect(cycles).toContain('packages/ui/src/one.ts');
  expect(cycles).toContain('packages/api/src/platform/three.ts');
  expect(found.filter((line) => line.includes('good.ts'))).toEqual([]);
});

test('the table names every module of the server and has no cycle [H5]', () => {
  const folders = readdirSync(path.join(root, 'packages/api/src/modules'), { withFileTypes: true });
  expect(Object.keys(moduleGraph)).toEqual(
    folders.flatMap((one) => (one.isDirectory() ? [one.name] : [])).sort(),
  );
  let left = Object.entries(moduleGraph);
  while (left.length > 0) {
    const blocked = left.filter(([, allowed]) => left.some(([name]) => allowed.includes(name)));
    expect(blocked.length, `a cycle among ${left.map(([name]) => name)}`).toBeLessThan(left.length);
    left = blocked;
  }
});

test('every rule has a planted violation', () => {
  const proven = new Set(['no-cycles', ...planted.map(([rule]) => rule)]);
  expect(boundaryRules.filter(({ name }) => !proven.has(name ?? '')).map(({ name }) => name)).toEqual([]);
});
