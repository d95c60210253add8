import { replaceMarketKey } from '@pasar/api';
import { exitWithSentence } from '../start/exit-with-sentence.ts';
import { getDataLocation } from '../start/run-backup.ts';

// npm run replace-key [-- --lost]: gives the marketplace another key while no server runs; --lost when nobody has the old one.
const more = process.argv.slice(2);
if (more.some((word) => word !== '--lost')) {
  process.stderr.write('npm run replace-key takes --lost, or nothing.\n');
  process.exit(2);
}
const { databaseUrl, dataDir } = getDataLocation();
const isLost = more.includes('--lost');
const { file, resealed, deleted } = await replaceMarketKey({ databaseUrl, dataDir, isLost }).catch(
  exitWithSentence,
);
console.log(
  `The new key is in ${file}: copy it to every server before it starts. All sessions have ended.
${isLost ? `${deleted} values that only the lost key could read were deleted.` : `${resealed} values were sealed anew.`}`,
);
