import { existsSync } from 'node:fs';
import path from 'node:path';
import { type MessagePair, pairMessages } from './message-pair.ts';

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

/** The texts of files such as `id.ts` or `cart-page.id.ts`, each with the file of the other language beside it. */
export const readLocaleFiles = async (root: string, files: readonly string[]): Promise<MessagePair[]> =>
  (await Promise.all(files.map((file) => filePairs(root, file)))).flat();
