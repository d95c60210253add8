import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { type Meaning, summarizeMeanings } from './meaning.ts';

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

/** What is found in a declaration while its text is written. */
interface Found {
  names: Set<string>;
  /** The members of unions of strings, each with the place of its union: TypeScript writes them out at each use. */
  strings: string[];
  unions: number;
}

const stringOf = (type: unknown): string | undefined => {
  const literal = isNode(type) && type.type === 'TsLiteralType' ? (type.literal as Node) : undefined;
  return literal?.type === 'StringLiteral' ? nameIn(literal) : undefined;
};

/** A union of more strings is the keys of a table, written out at each use: it counts where the table is handed out. */
const mostStrings = 100;

const withoutStrings = (union: Node, found: Found): Node => {
  const types = union.types as unknown[];
  const strings = types.map(stringOf).filter((one) => one !== undefined);
  found.unions += 1;
  if (strings.length <= mostStrings) found.strings.push(...strings.map((one) => `${found.unions} ${one}`));
  return { ...union, types: types.filter((type) => stringOf(type) === undefined) };
};

/** A declaration without its place in the file and without members of unions of strings. */
const textOf = (node: unknown, found: Found): string =>
  JSON.stringify(node, (key, value) => {
    if (key === 'span' || key === 'ctxt') return undefined;
    if (!isNode(value)) return value;
    if (value.type === 'Identifier') found.names.add(nameIn(value));
    return value.type === 'TsUnionType' ? withoutStrings(value, found) : value;
  });

const literalOf = (node: unknown): Node[] | undefined => {
  const type = (node as { typeAnnotation?: { typeAnnotation?: Node } } | null)?.typeAnnotation
    ?.typeAnnotation;
  return type?.type === 'TsTypeLiteral' ? (type.members as Node[]) : undefined;
};

const readEntries = (members: readonly Node[], path: string, names: Set<string>): string[] =>
  members.flatMap((member) => {
    const inner = literalOf(member);
    const found: Found = { names, strings: [], unions: 0 };
    if (inner) return readEntries(inner, `${path}.${textOf(member.key, found)}`, names);
    const at = `${path}.${textOf(member, found)}`;
    return [at, ...found.strings.map((one) => `${at} ${one}`)];
  });

/**
 * A constant with an object type is a table, to which entries may be added, and so are unions of strings: whoever uses
 * them is not harmed by another one.
 */
const readMeaning = (node: Node, names: Set<string>): Meaning => {
  const ids = ((node.declarations ?? []) as { id: unknown }[]).map(({ id }) => id);
  const literals = ids.map(literalOf);
  if (ids.length === 0 || literals.includes(undefined)) {
    const found: Found = { names, strings: [], unions: 0 };
    return {
      fixed: [textOf(node, found)],
      entries: found.strings.map((one) => `${namesOf(node).join()} ${one}`),
    };
  }
  return {
    fixed: ids.map(nameIn),
    entries: literals.flatMap((members, at) => readEntries(members ?? [], nameIn(ids[at]), names)),
  };
};

interface Collecting {
  /** The places of names that are compared on their own: what refers to them does not change with them. */
  exported: ReadonlySet<string>;
  meanings: Map<string, Meaning>;
}

/** Everything that a name means, through the files that it is put together from. */
const collect = (file: string, name: string, collecting: Collecting): void => {
  const { exported, meanings } = collecting;
  const key = `${file} ${name}`;
  if (meanings.has(key)) return;
  if (meanings.size > 0 && exported.has(key)) {
    meanings.set(key, { fixed: [name], entries: [] });
    return;
  }
  const { own, from } = read(file);
  const elsewhere = from.get(name);
  if (elsewhere) {
    collectDoor(elsewhere.file, elsewhere.name, collecting);
    return;
  }
  const names = new Set<string>();
  const all = (own.get(name) ?? []).map((node) => readMeaning(node, names));
  meanings.set(key, {
    fixed: all.flatMap(({ fixed }) => fixed),
    entries: all.flatMap(({ entries }) => entries),
  });
  for (const used of names)
    if (used !== name && (own.has(used) || from.has(used))) collect(file, used, collecting);
};

const collectDoor = (file: string, door: string, collecting: Collecting): void => {
  const { doors, all } = read(file);
  const name = doors.get(door);
  const source = all.find((one) => doorsOf(one).includes(door));
  if (name !== undefined) collect(file, name, collecting);
  else if (source !== undefined) collectDoor(source, door, collecting);
};

const doorsOf = (file: string): string[] => {
  const { doors, all } = read(file);
  return [...doors.keys(), ...all.flatMap(doorsOf)];
};

/** Where a door's name is declared. */
const placeOf = (file: string, door: string): string => {
  const { doors, from, all } = read(file);
  const name = doors.get(door);
  const source = all.find((one) => doorsOf(one).includes(door));
  if (name === undefined) return source === undefined ? '' : placeOf(source, door);
  const elsewhere = from.get(name);
  return elsewhere ? placeOf(elsewhere.file, elsewhere.name) : `${file} ${name}`;
};

/**
 * Each name that declaration files hand out, by file: what it means. A name that is handed out itself counts there alone.
 */
export const readDeclarations = (files: readonly string[]): Record<string, string>[] => {
  parsed.clear();
  const exported = new Set(files.flatMap((file) => doorsOf(file).map((door) => placeOf(file, door))));
  return files.map((file) =>
    Object.fromEntries(
      [...new Set(doorsOf(file))].sort().map((door) => {
        const meanings = new Map<string, Meaning>();
        collectDoor(file, door, { exported, meanings });
        return [door, summarizeMeanings([...meanings.values()])];
      }),
    ),
  );
};
