import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PreparedClient } from './prepared-client.ts';

const url = process.env.TEST_DATABASE_URL;

describe.runIf(url)('the statements that a connection prepares', () => {
  let client: PreparedClient;
  beforeAll(async () => {
    client = new PreparedClient(url);
    await client.connect();
  });
  afterAll(() => client.end());

  const ask = (at: number) => client.query(`select ${at} + $1::integer as sum`, [1]);
  const prepared = async (): Promise<string[]> => {
    const { rows } = await client.query('select statement from pg_prepared_statements');
    return rows.map(({ statement }: { statement: string }) => statement);
  };

  test('a text is prepared at its second use [P8]', async () => {
    await ask(-1);
    expect(await prepared()).not.toContain('select -1 + $1::integer as sum');
    await ask(-1);
    expect(await prepared()).toContain('select -1 + $1::integer as sum');
  });

  test('the texts used last stay prepared, however many came before [P8]', { tags: 'slow' }, async () => {
    for (let at = 0; at < 400; at++) {
      await ask(at);
      const { rows } = await ask(at);
      expect(rows).toEqual([{ sum: at + 1 }]);
    }
    const texts = await prepared();
    expect(texts).toHaveLength(300);
    expect(texts).toContain('select 399 + $1::integer as sum');
    expect(texts).not.toContain('select 0 + $1::integer as sum');
    expect((await ask(0)).rows).toEqual([{ sum: 1 }]);
  });

  test('a transaction that failed does no harm to the statements after it [P8]', async () => {
    await client.query('begin');
    await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero');
    await expect(ask(500)).rejects.toThrow('aborted');
    await expect(ask(500)).rejects.toThrow('aborted');
    await client.query('rollback');
    expect((await ask(500)).rows).toEqual([{ sum: 501 }]);
  });
});
