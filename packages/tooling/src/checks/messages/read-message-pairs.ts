import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { literalPairs } from './literal-pairs.ts';
import { findPairs, type MessagePair, pairMessages } from './message-pair.ts';

const sources = ['shell', 'mfe-*', 'packages/*'];
/** Where people's texts stand in code itself. */
const spoken = ['packages/api', 'packages/demo', 'packages/gateway', 'packages/console', 'shell'];
/** Tables whose exports hold both languages. */
const tables = ['packages/contract/src/messages/*-messages.ts', 'packages/console/src/messages/*.ts'];

const isOurs = (file: string) => !/node_modules|\.types|\.test\.|\/testing\/|\/seed\//.test(file);

const find = (root: string, patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: root, exclude: (name) => name === 'node_modules' || name === '.types' })
    .filter(isOurs)
    .sort();

/** A file of one language exports each table by its name, or all of it by the name of the language. */
const tablesOf = async (file: string, language: 'id' | 'en'): Promise<unknown> => {
  const exported: Record<string, unknown> = await import(file);
  return exported[language] ?? { ...exported };
};

const filePairs = async (root: string, file: string): Promise<MessagePair[]> => {
  const other = file.replace(/id\.ts$/, 'en.ts');
  if (!existsSync(path.join(root, other)))
    throw new Error(`${file} has no ${path.basename(other)} beside it`);
  const [id, en] = [
    await tablesOf(path.join(root, file), 'id'),
    await tablesOf(path.join(root, other), 'en'),
  ];
  return pairMessages(id, en, file);
};

/** Every text of the workspace in both languages: slices, shell, shared packages, console, contract and server. */
export const readMessagePairs = async (root: string): Promise<MessagePair[]> => {
  const files = find(
    root,
    sources.flatMap((at) => [`${at}/src/**/id.ts`, `${at}/src/**/*.id.ts`]),
  );
  const inFiles = await Promise.all(files.map((file) => filePairs(root, file)));
  const inTables = await Promise.all(
    find(root, tables).map(async (file) => findPairs({ ...(await import(path.join(root, file))) }, file)),
  );
  const inCode = find(
    root,
    spoken.map((at) => `${at}/src/**/*.{ts,tsx}`),
  ).map((file) => literalPairs(readFileSync(path.join(root, file), 'utf8'), file));
  return [...inFiles, ...inTables, ...inCode].flat();
};
