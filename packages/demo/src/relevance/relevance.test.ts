import { openTestServer, type TestServer } from '@pasar/api/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';
import { seedWithoutImages } from '../seed/testing/seed-without-images.ts';
import { readFacts } from './grade-products.ts';
import { judgedQueries } from './judged-query.ts';
import { makeTypos } from './make-typos.ts';
import { computeMean, type Judgement, measureRelevance } from './testing/measure-relevance.ts';

/** What the search must reach; README.md records what it does. */
const gates = { tuned: 0.9, held: 0.85, class: 0.75, typos: 90 };

let server: TestServer;
let judgements: Judgement[];
let words: string[];
let common: string[];

beforeAll(async () => {
  server = await openTestServer({ requestsPerAddress: 1e6 }, { plugins: [createDemo()] });
  const plan = await seedWithoutImages(server);
  const listed = await server.database.db
    .selectFrom('product_listings')
    .innerJoin('products', 'products.id', 'product_id')
    .select('slug')
    .execute();
  const facts = readFacts(plan, new Set(listed.map(({ slug }) => slug)));
  judgements = await measureRelevance(server, facts);
  const counts = new Map<string, number>();
  for (const { product } of facts.values()) {
    for (const word of new Set(product.name.toLowerCase().match(/\p{L}+/gu))) {
      if (word.length >= 5) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  words = [...counts.keys()];
  common = words.filter((word) => (counts.get(word) ?? 0) >= 10);
}, 240_000);
afterAll(() => server.close());

const texts = (some: readonly Judgement[]) => some.map(({ query }) => query.text);

describe('the judged queries', () => {
  test('are 158, of which 53 are kept out of tuning, and find goods of any size of the demo data', () => {
    expect(judgedQueries).toHaveLength(158);
    expect(judgedQueries.filter(({ held }) => held)).toHaveLength(53);
    expect(new Set(judgedQueries.map(({ id }) => id)).size).toBe(158);
    expect(
      texts(judgements.filter(({ ndcg, query }) => (ndcg === null) !== (query.expect?.none === true))),
    ).toEqual([]);
  });

  test('bring what was meant first [Q31]', () => {
    expect(computeMean(judgements.filter(({ query }) => !query.held))).toBeGreaterThanOrEqual(gates.tuned);
    expect(computeMean(judgements.filter(({ query }) => query.held))).toBeGreaterThanOrEqual(gates.held);
    for (const group of Map.groupBy(judgements, ({ query }) => query.class).values()) {
      expect(computeMean(group)).toBeGreaterThanOrEqual(gates.class);
    }
  });

  test('never find nothing when there is something [Q32]', () => {
    const empty = judgements.filter(({ ndcg, total }) => ndcg !== null && total === 0);
    expect(texts(empty)).toEqual([]);
  });

  test('do not begin with what nobody meant [Q33]', () => {
    const wrong = judgements.filter(({ unwanted }) => unwanted.length > 0);
    expect(texts(wrong)).toEqual([]);
  });
});

describe('what a search says about itself', () => {
  test('names what it left out, and finds nothing else for goods that nobody sells [Q35]', () => {
    const expected = judgements.filter(({ query }) => query.expect?.without);
    expect(expected.map(({ without }) => without)).toEqual(
      expected.map(({ query }) => query.expect?.without),
    );
    const silent = judgements.filter(
      ({ query, total, without }) => query.expect?.none && total > 0 && without.length === 0,
    );
    expect(texts(silent)).toEqual([]);
  });

  test('puts the named store first [Q23]', () => {
    const named = judgements.filter(({ query }) => query.expect?.stores);
    expect(named.map(({ stores }) => stores[0])).toEqual(named.map(({ query }) => query.expect?.stores));
  });
});

describe('spelling', () => {
  const corrections = async (text: string) => {
    const { corrected = null, suggestion } = await server.call(
      `/products/list?per_page=1&search=${encodeURIComponent(text)}`,
    );
    return [corrected, suggestion].filter((one) => one !== null);
  };

  test('leaves words alone that are spelled right [Q34]', { tags: 'slow', timeout: 120_000 }, async () => {
    const sample = words.slice(0, 300);
    expect(sample).toHaveLength(300);
    const wrong: string[] = [];
    for (const word of sample) if ((await corrections(word)).length > 0) wrong.push(word);
    expect(wrong).toEqual([]);
  });

  test('puts typing errors right [Q34]', { tags: 'slow', timeout: 120_000 }, async () => {
    const typos = makeTypos(common, new Set(words)).slice(0, 100);
    expect(typos).toHaveLength(100);
    const missed: string[] = [];
    for (const [typo, word] of typos) if (!(await corrections(typo)).includes(word)) missed.push(typo);
    expect(100 - missed.length, missed.join(', ')).toBeGreaterThanOrEqual(gates.typos);
  });
});
