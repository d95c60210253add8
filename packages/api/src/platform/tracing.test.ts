import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import { getTracer, setTracer, type Tracer, traced } from './tracing.ts';

afterEach(() => setTracer(undefined));

test('queries are spans with their text and without their values [F41]', { tags: 'slow' }, async () => {
  const spans: [string, unknown][] = [];
  const tracer: Tracer = {
    span: (_, __, run) => run(),
    note: (name, attributes) => void spans.push([name, attributes['db.query.text']]),
    within: () => (run) => run(),
  };
  setTracer(tracer);
  const db = openDatabase('pglite-memory:');
  await sql`select ${'a secret'}::text as value`.execute(db);
  await db.destroy();
  expect(spans).toContainEqual(['query', 'select $1::text as value']);
});

test('without telemetry work just runs, and nothing is asked for its attributes [F41]', async () => {
  const attributes = () => {
    throw new Error('nobody needs them');
  };
  await expect(traced('call', attributes, async () => 7)).resolves.toBe(7);
  expect(getTracer()).toBeUndefined();
});
