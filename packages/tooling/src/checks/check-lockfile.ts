import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import { lockfileFaults, packagesIn } from './lockfile/lockfile-faults.ts';

// A check that reads too little passes everything, so how much it read is checked too.
const fewestPackages = 300;

const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
const faults = lockfileFaults(lockfile);
const count = packagesIn(lockfile);
for (const fault of faults) console.log(fault);
if (count < fewestPackages)
  console.log(`Only ${count} packages were read; at least ${fewestPackages} are expected.`);
console.log(`${count} packages, ${faults.length} faulty`);
process.exit(faults.length > 0 || count < fewestPackages ? 1 : 0);
