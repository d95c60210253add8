import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppNameSchema } from '@pasar/contract';
import * as v from 'valibot';

const PreviewUse = v.object({
  app: AppNameSchema,
  version: v.string(),
  /** ISO 8601: until then a document may be made with this version. */
  until: v.string(),
});
export type PreviewUse = v.InferOutput<typeof PreviewUse>;

/** The versions that single browsers were let try; no event of the log speaks of them, since visitors see nothing. */
export class PreviewUses {
  readonly #file: string;

  constructor(folder: string) {
    this.#file = join(folder, 'trials.jsonl');
  }

  add(use: PreviewUse): void {
    // Begins a new line: a line that a crash cut off must not destroy this one.
    appendFileSync(this.#file, `\n${JSON.stringify(use)}\n`);
  }

  /**
   * All release previews ever issued. A line that a crash cut off was never acknowledged, so no browser has
   * its release preview.
   */
  list(): PreviewUse[] {
    if (!existsSync(this.#file)) return [];
    return readFileSync(this.#file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        try {
          return [v.parse(PreviewUse, JSON.parse(line))];
        } catch {
          return [];
        }
      });
  }
}
