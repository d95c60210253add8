import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import { findBannedPhrases } from './names/find-banned-phrases.ts';
import { findOldTerms, listExports, parseOldTerms } from './names/find-old-terms.ts';
import { trackedFiles } from './secrets/tracked-files.ts';

// A check that reads too little passes everything, so how much it read is checked too.
const fewestSources = 3_500;
const fewestExports = 6_000;

/** Hooks are React's: a server function named `use…` would look like one. */
const withoutReact = /^packages\/(?:api|contract|gateway|tooling)\//;

const oldTerms = parseOldTerms(readFileSync(path.join(root, 'docs/glossary.tsv'), 'utf8'));
const sources = trackedFiles(root).filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file));
const faults: string[] = [];
const report = (place: string, name: string) => {
  for (const { word, instead } of findOldTerms(name, oldTerms))
    faults.push(`${place}: "${word}" is an old term; use ${instead}`);
};

let exports = 0;
for (const file of sources) {
  report(file, file);
  for (const name of listExports(readFileSync(path.join(root, file), 'utf8'))) {
    exports += 1;
    report(`${file} ${name}`, name);
    if (/Of$/.test(name)) faults.push(`${file} ${name}: a function is a verb and its object`);
    if (withoutReact.test(file) && /^use[A-Z]/.test(name))
      faults.push(`${file} ${name}: only hooks begin with "use"`);
  }
}

/** Shop goods, the phrases' own list, and migrations, which never change. */
const notProse = /\/seed\/data\/|\/find-banned-phrases|\.migrations\.ts$|^docs\/glossary\./;
let lines = 0;
for (const file of trackedFiles(root).filter(
  (name) => /\.(?:ts|tsx|md|yml)$/.test(name) && !notProse.test(name),
))
  for (const [index, line] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
    lines += 1;
    for (const fault of findBannedPhrases(line)) faults.push(`${file}:${index + 1}: ${fault}`);
  }

for (const fault of faults) console.log(fault);
const isTooLittle = sources.length < fewestSources || exports < fewestExports;
if (isTooLittle)
  console.log(
    `Only ${sources.length} sources and ${exports} exports were read; expected ${fewestSources} and ${fewestExports}.`,
  );
console.log(
  `${sources.length} sources, ${exports} exports, ${lines} lines of prose, ${faults.length} faults`,
);
process.exit(faults.length > 0 || isTooLittle ? 1 : 0);
