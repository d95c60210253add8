import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, sliceEntries } from '../workspace.ts';
import { trackedFiles } from './secrets/tracked-files.ts';
import { findSliceNames } from './slice-names/find-slice-names.ts';

// A check that reads too little passes everything, so how much it read is checked too.
const fewestSources = 500;

/** Files that may name slices yet. The list only shrinks. */
const allowed: readonly string[] = [
  // The two parties of an order, and the account of one: no slices.
  'packages/contract/src/onboarding/onboarding-steps.ts',
  'packages/contract/src/orders/order-status.ts',
  'packages/contract/src/orders/order-table.ts',
  'packages/contract/src/schemas/order.ts',
  'packages/contract/src/schemas/user.ts',
  'packages/contract/src/validation/user.ts',
  'packages/tooling/src/accounts/run-account-cli.ts',
  'packages/tooling/src/admin/run-admin-command.ts',
  // The word `help` of command lines.
  'packages/gateway/src/cli/command-arguments.ts',
  'packages/gateway/src/cli/run-release-cli.ts',
  'packages/tooling/src/admin/parse-admin-command.ts',
  'packages/tooling/src/admin/run-admin-cli.ts',
  // Calls of the API.
  'packages/tooling/src/admin/admin-client.ts',
  'packages/tooling/src/admin/payout-files.ts',
  'packages/tooling/src/admin/search-rules.ts',
  // A module of the server has the same name as the slice that calls it.
  'packages/tooling/src/checks/module-graph.ts',
  'shell/src/i18next.d.ts',
  // A menu has the same name as the slice that shows it.
  'packages/contract/src/release/navigation.ts',
  // The layout links to pages by name; slices declare what they add to its menus.
  'shell/src/head/site-json-ld.ts',
  'shell/src/layout/account/account-button.tsx',
  'shell/src/layout/account/account-menu.tsx',
  'shell/src/layout/bottom-nav/bottom-nav.tsx',
  'shell/src/layout/categories/category-button.tsx',
  'shell/src/layout/categories/category-root.tsx',
  'shell/src/layout/footer/footer-columns.ts',
  'shell/src/layout/footer/site-footer.tsx',
  'shell/src/layout/header/site-header.tsx',
  'shell/src/layout/header/top-strip.tsx',
  'shell/src/layout/search/search-box.tsx',
  'shell/src/layout/search/suggestion-options.ts',
  'shell/src/pages/unavailable-page.tsx',
  // Measurements of pages of today.
  'packages/tooling/src/bench/bench-lighthouse.ts',
  'packages/tooling/src/bench/bench-pages.ts',
  'packages/tooling/src/bench/build-baselines.ts',
  'packages/tooling/src/bench/faults/pasar-subject.ts',
  'packages/tooling/src/bench/faults/swap-subject.ts',
  'packages/tooling/src/bench/first-link.ts',
  'packages/tooling/src/bench/interactions.ts',
  'packages/tooling/src/bench/measure-interactions.ts',
  'packages/tooling/src/bench/measure-office.ts',
  // Pairs of files that may stay alike.
  'packages/tooling/src/checks/check-duplicates.ts',
];

const folders = /^(shell|packages\/(contract|gateway|console|tooling))\/src\//;
/** Calls of the API have other addresses. */
const isOther = /\.test\.tsx?$|\/testing\/|^packages\/contract\/src\/endpoints\//;

const sources = trackedFiles(root).filter(
  (file) => folders.test(file) && /\.tsx?$/.test(file) && !isOther.test(file),
);
const found = new Map(
  sources.map((file) => [file, findSliceNames(readFileSync(path.join(root, file), 'utf8'), sliceEntries)]),
);
const named = [...found].filter(([file, texts]) => texts.length > 0 && !allowed.includes(file));
for (const [file, texts] of named)
  console.log(`${file} names ${texts.join(', ')}; take names and addresses of slices from the registry`);
const outdated = allowed.filter((file) => !found.get(file)?.length);
for (const file of outdated) console.log(`${file} names no slice any more; remove it from the list`);
if (sources.length < fewestSources)
  console.log(`Only ${sources.length} sources were read; at least ${fewestSources} are expected.`);
console.log(`${sources.length} sources, ${named.length} name slices, ${allowed.length} may`);
process.exit(named.length + outdated.length > 0 || sources.length < fewestSources ? 1 : 0);
