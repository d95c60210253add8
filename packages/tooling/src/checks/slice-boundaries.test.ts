import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, expect, test } from 'vitest';
import { boundaryRules } from './boundary-rules.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** The rules that an import from one file to another breaks. */
const findBroken = async (from: string, to: string): Promise<string[]> => {
  const baseDir = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  made.push(baseDir);
  const write = (file: string, text: string) => {
    mkdirSync(path.join(baseDir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(baseDir, file), text);
  };
  write(to, 'export const planted = 1;');
  write(from, `export { planted } from '${path.relative(path.dirname(from), to)}';`);
  const { output } = await cruise([from], {
    baseDir,
    parser: 'swc',
    ruleSet: { forbidden: boundaryRules },
    validate: true,
    tsPreCompilationDeps: true,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
};

test.each([
  ['storefront', ['storefront-imports-the-kit-only']],
  ['auth', ['auth-imports-the-kit-only']],
  ['buyer', []],
  ['seller', []],
])('whether %s may import dashboard [H2]', async (slice, broken) => {
  const from = `mfe-${slice}/src/routes/orders-page.ts`;
  expect(await findBroken(from, 'packages/dashboard/src/index.ts')).toEqual(broken);
});

test.each([
  ['features/bulk-orders/bar.ts', 'features/browse-orders/card.ts', ['features-stay-apart']],
  ['features/bulk-orders/bar.ts', 'routes/orders-page.ts', ['features-and-shared-never-import-routes']],
  ['shared/result-panel/panel.ts', 'routes/orders-page.ts', ['features-and-shared-never-import-routes']],
  ['shared/result-panel/panel.ts', 'features/browse-orders/card.ts', ['shared-never-imports-features']],
  ['routes/orders-page.ts', 'features/browse-orders/card.ts', []],
  ['features/browse-orders/card.ts', 'shared/result-panel/panel.ts', []],
])('in a slice, %s → %s [H6]', async (from, to, broken) => {
  expect(await findBroken(`mfe-seller/src/${from}`, `mfe-seller/src/${to}`)).toEqual(broken);
});
