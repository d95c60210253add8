// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { slice } from './slice.ts';

const importsOf = (source: string) =>
  Array.from(
    source.matchAll(/(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/gs),
    ([, file = '']) => file,
  );

/** Every file of the slice that a file brings along, its late parts too. */
const filesBehind = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const one of importsOf(readFileSync(file, 'utf8')))
    filesBehind(path.join(path.dirname(file), one), seen);
  return seen;
};

const spokenIn = (file: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/\bt\(\s*[`'](\w+)\./g), ([, group = '']) => group);

const door = readFileSync(path.join(import.meta.dirname, 'slice.ts'), 'utf8');
const component = (id: string) => {
  const file = new RegExp(`id: '${id}'.*?component:.*?'\\./(routes/[^']+)'`, 's').exec(door)?.[1];
  if (!file) throw new Error(`${id} has no component`);
  return path.join(import.meta.dirname, file);
};

const headOf = (id: string) => {
  const name = new RegExp(`id: '${id}'.*?head: (\\w+)`, 's').exec(door)?.[1];
  const file = new RegExp(`\\b${name}\\b[^;]*from '\\./(routes/[^']+)'`).exec(door)?.[1];
  if (!file) throw new Error(`${id} has no head`);
  return path.join(import.meta.dirname, file);
};

test.each(slice.pages.map((page) => [page.id, page] as const))(
  '%s brings every text that it says',
  async (id, page) => {
    const [common, own] = await Promise.all([slice.locales.id(), page.texts?.id()]);
    const known = new Set([...Object.keys(common.messages), ...Object.keys(own ?? {})]);
    const files = [...filesBehind(headOf(id), filesBehind(component(id)))];
    expect(files.length).toBeGreaterThan(3);
    const missing = files.flatMap((file) =>
      spokenIn(file).flatMap((group) => (known.has(group) ? [] : [`${path.basename(file)}: ${group}`])),
    );
    expect(missing).toEqual([]);
  },
);
