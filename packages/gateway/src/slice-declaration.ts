import { readFileSync } from 'node:fs';
import { SliceDeclaration } from '@pasar/contract';
import * as v from 'valibot';

export type { SliceDeclaration };

const parse = (declaration: unknown): SliceDeclaration => {
  const result = v.safeParse(SliceDeclaration, declaration);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
};

/** The entry of a slice about which nothing more is known than its name and its prefix. Throws with the field that is wrong. */
export const draftDeclaration = (name: string, prefix: string): SliceDeclaration =>
  parse({ name, title: { id: name, en: name }, prefixes: [prefix], contact: name });

/** The entry that a `slice.json` asks for. Throws with the field that is wrong. */
export const readDeclaration = (file: string): SliceDeclaration => {
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
};
