import { findVersionFaults } from './kit-versions/find-version-faults.ts';
import { readCurrentKit, readPublishedKit } from './kit-versions/published-kit.ts';

// A check that reads too little passes everything, so how much it read is checked too.
const fewestNames = 300;

const current = readCurrentKit();
const names = Object.values(current).flatMap(({ doors }) => Object.values(doors).flatMap(Object.keys));
const faults = findVersionFaults(readPublishedKit(), current);
for (const fault of faults) console.log(fault);
if (faults.length > 0)
  console.log(
    'Raise `version` in the package.json of each package named above; below 1.0 the second number is the breaking one. Record a kit (`npm run kit -- <folder> --published`) only when teams get it.',
  );
if (names.length < fewestNames)
  console.log(`Only ${names.length} names of the kit were read; at least ${fewestNames} are expected.`);
console.log(
  `${Object.keys(current).length} packages of the kit, ${names.length} names, ${faults.length} faults`,
);
process.exit(faults.length > 0 || names.length < fewestNames ? 1 : 0);
