import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import { findSimilarFiles } from './duplicates/find-similar-files.ts';
import { trackedFiles } from './secrets/tracked-files.ts';

// A check that reads too little passes everything, so how much it read is checked too.
const fewestSources = 350;

/** Pairs that may stay alike. The list only shrinks: what buyer and seller share belongs in `dashboard`. */
const allowed: readonly string[] = [
  'mfe-buyer/src/features/browse-orders/no-orders.tsx, mfe-seller/src/features/browse-orders/no-seller-orders.tsx',
  'mfe-buyer/src/routes/bio-page.tsx, mfe-buyer/src/routes/company-page.tsx',
];

const sources = trackedFiles(root)
  .filter((file) => /^mfe-(?:buyer|seller)\/src\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const similar = findSimilarFiles(sources);
const found = new Set(similar.map(({ files }) => files.join(', ')));
const duplicates = similar.filter(({ files }) => !allowed.includes(files.join(', ')));
const outdated = allowed.filter((pair) => !found.has(pair));
for (const { files, share } of duplicates)
  console.log(
    `${files.join(', ')}: ${Math.round(share * 100)} % equal lines; move what they share to dashboard`,
  );
for (const pair of outdated) console.log(`${pair}: no longer alike; remove it from the list`);
if (sources.length < fewestSources)
  console.log(`Only ${sources.length} sources were compared; at least ${fewestSources} are expected.`);
console.log(`${sources.length} sources, ${duplicates.length} pairs alike, ${allowed.length} allowed`);
process.exit(duplicates.length + outdated.length > 0 || sources.length < fewestSources ? 1 : 0);
