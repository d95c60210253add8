import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { literalPairs } from './literal-pairs.ts';
import { findPairs, type MessagePair } from './message-pair.ts';
import { readLocaleFiles } from './read-locale-files.ts';

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

/** Every text of the workspace in both languages: slices, shell, shared packages, console, contract and server. */
export const readMessagePairs = async (root: string): Promise<MessagePair[]> => {
  const files = find(
    root,
    sources.flatMap((at) => [`${at}/src/**/id.ts`, `${at}/src/**/*.id.ts`]),
  );
  const inFiles = await readLocaleFiles(root, files);
  const inTables = await Promise.all(
    find(root, tables).map(async (file) => findPairs({ ...(await import(path.join(root, file))) }, file)),
  );
  const inCode = find(
    root,
    spoken.map((at) => `${at}/src/**/*.{ts,tsx}`),
  ).map((file) => literalPairs(readFileSync(path.join(root, file), 'utf8'), file));
  return [...inFiles, ...inTables.flat(), ...inCode.flat()];
};
