import { existsSync, rmSync } from 'node:fs';
import { dataFolder } from '../workspace.ts';

// npm run reset: empties the data folder; the next start creates new data.
const folder = dataFolder();
if (!existsSync(folder)) {
  console.log(`There is no data in ${folder}.`);
} else {
  const { assertUnused } = await import('@pasar/gateway');
  try {
    await assertUnused(folder);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(`Emptied ${folder}. The next start makes a new market.`);
}
