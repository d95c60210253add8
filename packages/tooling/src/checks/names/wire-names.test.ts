import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openTestServer } from '@pasar/api/testing';
import { expect, test } from 'vitest';
import { root } from '../../workspace.ts';
import { findOldTerms, parseOldTerms } from './find-old-terms.ts';

const oldTerms = parseOldTerms(readFileSync(path.join(root, 'docs/glossary.tsv'), 'utf8'));
const withOldTerms = (names: Iterable<string>) =>
  [...new Set(names)].filter((name) => findOldTerms(name, oldTerms).length > 0);

/** Names of the specification and of the design stay, whatever the glossary says. */
const specified = [
  '/api/auth/forget',
  '/api/admin/merchants/ask',
  'profile_picture',
  'company_picture',
  'away',
];

/** Buyers ask and stores answer: of product questions these are the words of everybody (people W13). */
const ofQuestions = [
  '/api/products/questions/answer',
  '/api/merchant/dashboard/questions/answer',
  'may_ask',
  'may_answer',
  'answers',
  'is_answered',
  'answered',
];

/** The paths, parameters and keys of the API document. */
const listWireNames = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  const { paths, properties, parameters } = part as Record<string, unknown>;
  return [
    ...Object.keys(paths ?? {}),
    ...Object.keys(properties ?? {}),
    ...(Array.isArray(parameters) ? parameters.map(({ name }) => String(name)) : []),
    ...Object.values(part).flatMap(listWireNames),
  ];
};

test('no path, parameter, payload key, table or column has an old term [H9]', { tags: 'slow' }, async () => {
  const server = await openTestServer();
  const document = await server.fetch(new Request('http://localhost/api/openapi.json'));
  const wire = listWireNames(await document.json());
  const tables = await server.database.db.introspection.getTables();
  const stored = tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]);
  expect(wire.length).toBeGreaterThan(2_000);
  expect(stored.length).toBeGreaterThan(800);
  expect(withOldTerms(wire).toSorted()).toEqual([...specified, ...ofQuestions].toSorted());
  expect(withOldTerms(stored).toSorted()).toEqual(['away', 'product_answers', 'told_away_at']);
  expect(withOldTerms([...wire, 'picture_url'])).toContain('picture_url');
  await server.close();
});
