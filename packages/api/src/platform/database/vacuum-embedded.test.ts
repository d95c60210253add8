import { afterEach, describe, expect, test } from 'vitest';
import { postgresClone } from '../../testing/postgres-clone.ts';
import { openDatabase } from './open-database.ts';
import { maxWaitsMs } from './request-deadline.ts';
import { vacuum } from './vacuum-embedded.ts';

const server = process.env.TEST_DATABASE_URL;
const { statement } = maxWaitsMs;
afterEach(() => {
  maxWaitsMs.statement = statement;
});

describe.runIf(server)('a vacuum on PostgreSQL', () => {
  test('takes longer than a statement of a request may [S35]', { tags: 'slow' }, async () => {
    const clone = await postgresClone(server ?? '');
    maxWaitsMs.statement = 1;
    const db = openDatabase(clone.url);
    try {
      await expect(vacuum(db)).resolves.toBeUndefined();
    } finally {
      await db.destroy();
      await clone.drop();
    }
  });
});
