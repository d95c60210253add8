import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

interface Node {
  type: string;
  [key: string]: unknown;
}

interface DeclarationFile {
  /** Each name that the file declares. */
  own: Map<string, Node[]>;
  /** Each name that comes from another file, with its name there. */
  from: Map<string, { file: string; name: string }>;
  /** What the file hands out, under which of its names. */
  doors: Map<string, string>;
  /** Files of which it hands out everything. */
  all: string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nameIn = (value: unknown): string => String((value as { value: unknown }).value);

/** The names that a declaration gives; a constant's is in its declarators. */
const namesOf = (node: Node): string[] => {
  const list = node.declarations as { id: unknown }[] | undefined;
  const ids = list ? list.map(({ id }) => id) : [node.identifier ?? node.id];
  return ids.filter((id) => id !== undefined).map(nameIn);
};

const fileOf = (source: unknown, file: string): string | undefined => {
  const target = source ? nameIn(source) : '';
  if (!target.startsWith('.')) return undefined;
  return path.join(path.dirname(file), target.replace(/\.tsx?$/, '.d.ts'));
};

const parsed = new Map<string, DeclarationFile>();

const read = (file: string): DeclarationFile => {
  const known = parsed.get(file);
  if (known) return known;
  const found: DeclarationFile = { own: new Map(), from: new Map(), doors: new Map(), all: [] };
  parsed.set(file, found);
  if (!existsSync(file)) return found;
  const declare = (node: Node) => {
    const names = namesOf(node);
    for (const name of names) found.own.set(name, [...(found.own.get(name) ?? []), node]);
    return names;
  };
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' });
  for (const node of body as unknown as Node[]) {
    const source = fileOf(node.source, file);
    const specifiers = (node.specifiers ?? []) as Record<string, unknown>[];
    if (node.type === 'ImportDeclaration') {
      for (const { local, imported } of specifiers)
        if (source !== undefined)
          found.from.set(nameIn(local), { file: source, name: nameIn(imported ?? local) });
    } else if (node.type === 'ExportAllDeclaration') {
      if (source !== undefined) found.all.push(source);
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { orig, exported } of specifiers) {
        const [name, as] = [nameIn(orig), nameIn(exported ?? orig)];
        found.doors.set(as, name);
        if (source !== undefined) found.from.set(name, { file: source, name });
      }
    } else if (node.type === 'ExportDeclaration') {
      for (const name of declare(node.declaration as Node)) found.doors.set(name, name);
    } else declare(node);
  }
  return found;
};

/** A declaration without its place in the file, and the names in it. */
const textOf = (node: Node, names: Set<string>): string =>
  JSON.stringify(node, (key, value) => {
    if (key === 'span' || key === 'ctxt') return undefined;
    if (isNode(value) && value.type === 'Identifier') names.add(nameIn(value));
    return value;
  });

/** Everything that a name means, through the files that it is put together from. */
const collect = (file: string, name: string, texts: Map<string, string>): void => {
  const key = `${file} ${name}`;
  if (texts.has(key)) return;
  const { own, from } = read(file);
  const names = new Set<string>();
  texts.set(key, '');
  texts.set(key, (own.get(name) ?? []).map((node) => textOf(node, names)).join());
  const elsewhere = from.get(name);
  if (elsewhere) collectDoor(elsewhere.file, elsewhere.name, texts);
  for (const used of names)
    if (used !== name && (own.has(used) || from.has(used))) collect(file, used, texts);
};

const collectDoor = (file: string, door: string, texts: Map<string, string>): void => {
  const { doors, all } = read(file);
  const name = doors.get(door);
  const source = all.find((one) => doorsOf(one).includes(door));
  if (name !== undefined) collect(file, name, texts);
  else if (source !== undefined) collectDoor(source, door, texts);
};

const doorsOf = (file: string): string[] => {
  const { doors, all } = read(file);
  return [...doors.keys(), ...all.flatMap(doorsOf)];
};

/** Each name that a declaration file hands out, with a hash of all that it means. */
export const readDeclarations = (file: string): Record<string, string> => {
  parsed.clear();
  return Object.fromEntries(
    [...new Set(doorsOf(file))].sort().map((door) => {
      const texts = new Map<string, string>();
      collectDoor(file, door, texts);
      // Where a file is does not matter, only what is in it.
      const meaning = [...texts.values()].filter(Boolean).sort().join('\n');
      return [door, createHash('sha256').update(meaning).digest('hex').slice(0, 16)];
    }),
  );
};
