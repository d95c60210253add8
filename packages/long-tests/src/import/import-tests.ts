import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@pasar/api/testing';
import type { Verdict } from '../harness/long-test.ts';
import { type ImportPlan, importRounds } from './import-rounds.ts';

type ImportSize = Omit<ImportPlan, 'databaseUrl' | 'dataDir'>;

interface ImportProof {
  id: 'embedded' | 'postgres';
  name: string;
  run(size: ImportSize): Promise<Verdict>;
}

const inFolder = async (work: (folder: string) => Promise<Verdict>): Promise<Verdict> => {
  const folder = mkdtempSync(join(tmpdir(), 'pasar-import-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** An import on both databases. */
export const importTests: readonly ImportProof[] = [
  {
    id: 'embedded',
    name: 'an import on the embedded database',
    run: (size) =>
      inFolder((dataDir) =>
        importRounds({ ...size, dataDir, databaseUrl: `pglite:${join(dataDir, 'database')}` }),
      ),
  },
  {
    id: 'postgres',
    name: 'an import on PostgreSQL',
    run: (size) =>
      inFolder(async (dataDir) => {
        const postgres = await startPostgres({ durable: true });
        try {
          return await importRounds({ ...size, dataDir, databaseUrl: postgres.url });
        } finally {
          await postgres.remove();
        }
      }),
  },
];
