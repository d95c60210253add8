import { questionLimits } from '@pasar/contract';
import { expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { planSeedData } from '../plan/plan-seed-data.ts';
import { smallSize } from '../plan/seed-size.ts';
import { getQuestionTopics } from './questions.ts';

const { products } = planSeedData({ seed: 7, now: new Date('2026-11-20T03:00:00Z'), size: smallSize });
const topics = products.map((product) => getQuestionTopics(product, createChance(1)));

test('every product has questions, none twice, as long as questions may be [W13]', { tags: 'slow' }, () => {
  for (const list of topics) {
    expect(list.length).toBeGreaterThan(1);
    expect(new Set(list.map(({ question }) => question)).size).toBe(list.length);
    for (const { question, store, buyer = store } of list) {
      expect(question.length).toBeGreaterThanOrEqual(questionLimits.minLength);
      for (const text of [question, store, buyer]) {
        expect(text.length).toBeLessThanOrEqual(questionLimits.maxLength);
        expect(text).not.toMatch(/[{}]|undefined|\d{7}/);
      }
    }
  }
});

test('they fit the product: what it is made of is told as its description says', () => {
  const kaos = products.findIndex(({ name }) => name.startsWith('Kaos'));
  expect(topics[kaos]?.map(({ store }) => store)).toContain('Bahannya katun combed 24s, Kak.');
});
