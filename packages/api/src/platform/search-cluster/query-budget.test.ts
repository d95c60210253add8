import { errors } from '@opensearch-project/opensearch';
import { expect, test } from 'vitest';
import { createRespondingConnection, type NodeReply } from '../../testing/responding-connection.ts';
import { openQueryBudget } from './query-budget.ts';
import { openSearchCluster } from './search-cluster.ts';

const nodes = 'http://127.0.0.1:9201,http://127.0.0.1:9202,http://127.0.0.1:9203';
const deadline = 200;
const found = { status: 200, body: { hits: { hits: [] } } };

/** A cluster whose nodes answer so, one after another, and the last answer from then on. */
const open = (...answers: NodeReply[]) => {
  let sent = 0;
  const connection = createRespondingConnection(
    () => answers[Math.min(sent++, answers.length - 1)] ?? 'silent',
  );
  const cluster = { ...openSearchCluster(nodes, { connection }), queryDeadline: deadline };
  const budget = openQueryBudget(cluster);
  const ask = () => budget.send((options) => cluster.client.search({ index: 'pasar', body: {} }, options));
  return { budget, ask, sent: () => sent };
};

test('a list waits for its time once, however often it asks [Q48]', async () => {
  const { ask } = open('silent');
  const began = performance.now();
  for (let at = 0; at < 3; at++) await expect(ask()).rejects.toThrow(errors.TimeoutError);
  expect(performance.now() - began).toBeLessThan(2 * deadline);
});

test('where a node is gone or overloaded, the next one is asked within the same time [Q48]', async () => {
  const { ask, sent } = open('refused', { status: 503, body: {} }, found);
  expect(await ask()).toEqual(found.body);
  expect(sent()).toBe(3);
});

test('three nodes that are gone are enough, and a mistake is asked once', async () => {
  const gone = open('refused');
  await expect(gone.ask()).rejects.toThrow(errors.ConnectionError);
  expect(gone.sent()).toBe(3);
  const wrong = open({ status: 400, body: { error: 'no such query' } });
  await expect(wrong.ask()).rejects.toThrow(errors.ResponseError);
  expect(wrong.sent()).toBe(1);
});

test('what others read is waited for as long as the list has time', async () => {
  const { budget } = open(found);
  expect(await budget.wait(Promise.resolve('words'))).toBe('words');
  await expect(budget.wait(new Promise(() => {}))).rejects.toThrow(errors.TimeoutError);
});
