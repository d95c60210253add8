import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = new URL('..', import.meta.url).pathname;

/** Changes whenever a migration does, or the list of modules; names the prepared databases of the tests. */
export const schemaStamp = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync(['**/*.migrations.ts', 'app/modules.ts'], { cwd: source }).sort()) {
    hash.update(file).update(readFileSync(join(source, file)));
  }
  return hash.digest('hex').slice(0, 16);
};
