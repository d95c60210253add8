import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../workspace.ts';
import { neverRun } from './left-out.ts';
import { takeOut } from './take-out.ts';

const fromShell = createRequire(path.join(root, 'shell/package.json'));
const fromReact = createRequire(fromShell.resolve('@emotion/react'));

/** A file of emotion's as a browser gets it. */
const lean = (name: 'serialize' | 'sheet') => {
  const folder = path.dirname(fromReact.resolve(`@emotion/${name}/package.json`));
  const cut = neverRun.find(({ file }) => file.includes(`@emotion/${name}/`));
  if (!cut) throw new Error(`${name} comes whole`);
  return {
    folder,
    source: takeOut(readFileSync(path.join(folder, `dist/emotion-${name}.esm.js`), 'utf8'), cut),
  };
};

test('a style that is written out late is the same style, with the movements of those around it', async () => {
  const { folder, source } = lean('serialize');
  const from = createRequire(path.join(folder, 'package.json'));
  const whole = source.replaceAll(/from '(@emotion\/[\w-]+)'/g, (_, name) => {
    const file = from.resolve(name).replace(/\.cjs\.js$/, '.esm.js');
    return `from 'data:text/javascript,${encodeURIComponent(readFileSync(file, 'utf8')).replaceAll("'", '%27')}'`;
  });
  const { serializeStyles, lateStyles } = await import(`data:text/javascript,${encodeURIComponent(whole)}`);
  const moving = (name: string) => ({
    name,
    styles: `@keyframes ${name}{}`,
    anim: 1,
    toString: () => `_EMO_${name}_@keyframes ${name}{}_EMO_`,
  });
  const inner = [{ color: 'red', animation: `${moving('turn')} 1s` }];
  const outer = (base: unknown) => [[{ animation: `${moving('grow')} 1s` }, base, { margin: 0 }]];
  const soon = serializeStyles(outer(serializeStyles(inner)));
  const late = lateStyles(outer(lateStyles(inner)));
  expect({ name: late.name, styles: late.styles, next: late.next }).toEqual(soon);
  expect(JSON.stringify(late.next)).toContain('grow');
  expect(serializeStyles([late])).toBe(late);
});

test('the styles of the server stay where they stand', async () => {
  const { StyleSheet } = await import(`data:text/javascript,${encodeURIComponent(lean('sheet').source)}`);
  const container = { insertBefore: () => expect.unreachable('the whole page would be styled anew') };
  const sheet = new StyleSheet({ key: 'css', container });
  const style = {};
  sheet.hydrate([style]);
  expect(sheet.tags).toEqual([style]);
});
