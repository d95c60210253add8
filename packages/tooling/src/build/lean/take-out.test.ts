import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../workspace.ts';
import { neverRun } from './left-out.ts';
import { takeOut } from './take-out.ts';

const source = `class Market {
  open(door) {
    bell();
  }
  close() {
    lock();
  }
}
const sign = a ? b : c;
`;

test('a method keeps its name and loses what it does', () => {
  const lean = takeOut(source, { file: 'market.js', bodies: { 'open(door)': 'return door;' } });
  expect(lean).toContain('open(door) { return door;\n  }\n  close() {\n    lock();');
  expect(lean).not.toContain('bell');
});

test('a span goes, and the text that ends it stays', () => {
  const lean = takeOut(source, { file: 'market.js', spans: [['a ? b : ', 'c;', '']] });
  expect(lean).toContain('const sign = c;');
});

test('an update of the package that moved the text fails the build with the place to look', () => {
  const gone = () => takeOut(source, { file: 'market.js', bodies: { 'shut()': '' } });
  expect(gone).toThrow("market.js has no 'shut()' any more");
  expect(() => takeOut(source, { file: 'market.js', spans: [['x', 'c;', '']] })).toThrow(
    'look through build/lean',
  );
});

const fromShell = createRequire(path.join(root, 'shell/package.json'));
const fromCore = createRequire(fromShell.resolve('@module-federation/runtime-core'));

test('ranges of shared modules mean what npm means by them', async () => {
  const file = path.join(
    path.dirname(fromCore.resolve('@module-federation/runtime-core')),
    'utils/semver/index.js',
  );
  const lean = neverRun.find((one) => one.file.endsWith('semver/index.js'));
  if (!lean) throw new Error('semver comes whole');
  const load = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { satisfy } = await load(takeOut(readFileSync(file, 'utf8'), lean));
  const pairs = [
    ['19.3.1', '^19.3.1', true],
    ['19.4.0', '^19.3.1', true],
    ['19.3.0', '^19.3.1', false],
    ['20.0.0', '^19.3.1', false],
    ['0.1.4', '^0.1.0', true],
    ['0.2.0', '^0.1.0', false],
    ['0.0.4', '^0.0.3', false],
    ['1.2.3', '<=1.2.3', true],
    ['1.2.4', '<=1.2.3', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
  ] as const;
  for (const [version, range, holds] of pairs)
    expect(satisfy(version, range), `${version} in ${range}`).toBe(holds);
});
