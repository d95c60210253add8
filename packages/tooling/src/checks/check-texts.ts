import path from 'node:path';
import { apps, folderOf } from '../workspace.ts';
import { missingTexts } from './texts/missing-texts.ts';

// A check that reads too few pages passes everything, so the number of pages is checked too.
const fewestPages = 30;

const read = await Promise.all(apps.map((app) => missingTexts(path.join(folderOf(app), 'src'))));
const pages = read.reduce((sum, one) => sum + one.pages, 0);
const missing = read.flatMap((one) => one.missing);
const clashing = read.flatMap((one) => one.clashing);
for (const { page, key, file } of missing) console.log(`${page}: ${key} (${file}) is not among its texts`);
for (const key of clashing) console.log(`${key} means different things in two tables of its slice`);
if (pages < fewestPages) console.log(`Only ${pages} pages were read; at least ${fewestPages} are expected.`);
console.log(`${pages} pages, ${missing.length} missing texts, ${clashing.length} clashing`);
process.exit(missing.length + clashing.length > 0 || pages < fewestPages ? 1 : 0);
