import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const folder = new URL('../images/', import.meta.url);
const ending = '.webp';

let known: ReadonlySet<string> | null = null;

/** The names of all images, without their endings. */
export const listImages = (): ReadonlySet<string> => {
  known ??= new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length)),
  );
  return known;
};

/** One image as WebP, 600 × 600. */
export const readImage = (name: string): Promise<Uint8Array> => readFile(new URL(name + ending, folder));
