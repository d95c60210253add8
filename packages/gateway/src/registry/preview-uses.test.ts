import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../testing/fixture-release.ts';
import { type PreviewUse, PreviewUses } from './preview-uses.ts';

const use = (version: string): PreviewUse => ({ app: 'buyer', version, until: '2030-01-01T00:00:00.000Z' });

test('a line that a crash cut off destroys no other release preview', () => {
  const folder = freshFolder();
  const trials = new PreviewUses(folder);
  expect(trials.list()).toEqual([]);
  trials.add(use('1.0.0'));
  appendFileSync(join(folder, 'trials.jsonl'), '{"app":"buyer","ver');
  trials.add(use('1.1.0'));
  expect(trials.list()).toEqual([use('1.0.0'), use('1.1.0')]);
});
