import { readFileSync } from 'node:fs';
import { SliceDeclaration } from '@pasar/contract';
import * as v from 'valibot';

export type { SliceDeclaration };

/** The entry that a `slice.json` asks for. Throws with the field that is wrong. */
export const readDeclaration = (file: string): SliceDeclaration => {
  const result = v.safeParse(SliceDeclaration, JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
};
