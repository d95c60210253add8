import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { appFolders, root } from '../workspace.ts';
import { boundaryRules } from './boundary-rules.ts';
import { trackedFiles } from './secrets/tracked-files.ts';

// A cruise that reads too few files passes everything, so how many sources it read is checked too.
const leastShare = 0.98;

const folders = [...new Set([...Object.values(appFolders), 'packages', 'e2e'])];

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
const { modules, summary } = output as ICruiseResult;
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`);
const cruised = new Set(modules.map(({ source }) => source));
const sources = trackedFiles(root).filter(
  (file) => /\.(?:ts|tsx|mjs|js)$/.test(file) && folders.some((folder) => file.startsWith(`${folder}/`)),
);
const unread = sources.filter((file) => !cruised.has(file));
const isTooLittle = unread.length > sources.length * (1 - leastShare);
if (isTooLittle) console.log(`${unread.length} of ${sources.length} sources were not read:`, unread);
console.log(
  `${sources.length - unread.length} of ${sources.length} sources, ${summary.violations.length} violations`,
);
process.exit(summary.error > 0 || isTooLittle ? 1 : 0);
