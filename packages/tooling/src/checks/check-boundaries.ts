import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { root } from '../workspace.ts';
import { boundaryRules } from './boundary-rules.ts';

// A cruise that reads too few files passes everything, so the number of files is checked too.
const fewestModules = 300;

const folders = ['shell', 'mfe-storefront', 'mfe-buyer', 'mfe-seller', 'mfe-auth', 'packages', 'e2e'];

const { output } = await cruise(folders, {
  baseDir: root,
  parser: 'swc',
  ruleSet: { forbidden: boundaryRules },
  validate: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(node_modules|dist|\\.types)/' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
});
const { summary } = output as ICruiseResult;
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`);
if (summary.totalCruised < fewestModules) {
  console.log(`Only ${summary.totalCruised} modules were read; at least ${fewestModules} are expected.`);
}
console.log(`${summary.totalCruised} modules, ${summary.violations.length} violations`);
process.exit(summary.error > 0 || summary.totalCruised < fewestModules ? 1 : 0);
