import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../workspace.ts';
import { trackedFiles } from '../secrets/tracked-files.ts';
import { findDocErrors } from './find-doc-errors.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('links and commands of all documents lead somewhere', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const has = (file: string) => existsSync(path.join(root, file));
  const documents = trackedFiles(root).filter((file) => file.endsWith('.md'));
  expect(documents.length).toBeGreaterThan(40);
  expect(documents.flatMap((file) => findDocErrors(file, read(file), { has, scripts }))).toEqual([]);
});

test('a broken link and an unknown command are found; anchors, addresses and the rest pass', () => {
  const text = `[a](../README.md#start) [b](gone.md) [c](#here) [d](https://pasar.example) npm run check npm run desk -- x`;
  const workspace = { has: (file: string) => file === 'README.md', scripts: ['check'] };
  expect(findDocErrors('docs/teams.md', text, workspace)).toEqual([
    'docs/teams.md: gone.md does not exist',
    'docs/teams.md: package.json has no script desk',
  ]);
});

test('the README is a page of at most 120 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});
