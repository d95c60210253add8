import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../workspace.ts';
import { trackedFiles } from '../secrets/tracked-files.ts';
import { findCuttingFields, findWidthGaps } from './find-source-faults.ts';

const sources = trackedFiles(root).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(path.join(root, file)),
);

const faultsIn = (find: (text: string) => number[], files: string[]) =>
  files.flatMap((file) => find(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`));

test('no style leaves a width between two layouts [A5]', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(faultsIn(findWidthGaps, sources)).toEqual([]);
});

test('no field lets the browser cut what is typed or pasted [A34]', () => {
  const components = sources.filter((file) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(400);
  expect(faultsIn(findCuttingFields, components)).toEqual([]);
});

test('a field that cuts is seen', () => {
  expect(findCuttingFields('<TextField\n  maxLength={5}\n/>')).toEqual([2]);
  expect(findCuttingFields('const field = { maxLength: 5 };')).toEqual([1]);
  expect(findCuttingFields('<TextField limit={5} />')).toEqual([]);
});

test('a gap is seen at the end of the phone and between two steps of one source', () => {
  expect(findWidthGaps("'@media (min-width: 923px)'")).toEqual([1]);
  expect(findWidthGaps('(max-width:739px){}\n(min-width:740px){}')).toEqual([2]);
  expect(findWidthGaps('(max-width: 739px) (min-width: 560px) not all and (max-width: 922px)')).toEqual([]);
});
