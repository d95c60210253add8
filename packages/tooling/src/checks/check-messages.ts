import path from 'node:path';
import { apps, getAppFolder, root } from '../workspace.ts';
import { findMessageFault } from './messages/find-message-fault.ts';
import { findMissingMessages } from './messages/find-missing-messages.ts';
import { findUntypedMessages } from './messages/find-untyped-messages.ts';
import { readMessagePairs } from './messages/read-message-pairs.ts';

// A check that reads too little passes everything, so how much it read is checked too.
const fewestPages = 30;
const fewestPairs = 3_000;

const sources = apps.map((app) => path.join(getAppFolder(app), 'src'));
const read = await Promise.all(sources.map(findMissingMessages));
const pages = read.reduce((sum, one) => sum + one.pages, 0);
const missing = read.flatMap((one) => one.missing);
const clashing = read.flatMap((one) => one.clashing);
for (const { page, key, file } of missing) console.log(`${page}: ${key} (${file}) is not among its texts`);
for (const key of clashing) console.log(`${key} means different things in two tables of its slice`);
const untyped = await Promise.all(
  sources.map(async (src) =>
    (await findUntypedMessages(src)).map((fault) => `${path.relative(root, path.dirname(src))}: ${fault}`),
  ),
);
for (const fault of untyped.flat()) console.log(fault);
if (pages < fewestPages) console.log(`Only ${pages} pages were read; at least ${fewestPages} are expected.`);
const pairs = await readMessagePairs(root);
const faults = pairs.map(findMessageFault).filter((fault) => fault !== null);
for (const fault of faults) console.log(fault);
if (pairs.length < fewestPairs)
  console.log(`Only ${pairs.length} texts were compared; at least ${fewestPairs} are expected.`);
console.log(
  `${pages} pages, ${pairs.length} texts in two languages, ${faults.length} faulty, ${missing.length} missing texts, ${clashing.length} clashing`,
);
const isTooLittle = pages < fewestPages || pairs.length < fewestPairs;
const found = [missing, clashing, faults, untyped.flat()];
process.exit(found.some(({ length }) => length > 0) || isTooLittle ? 1 : 0);
