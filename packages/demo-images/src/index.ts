import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const folder = new URL('../images/', import.meta.url);
const ending = '.webp';
/** A file is called by what it shows, 32 hexadecimal digits, and by the color that most of it has. */
const nameLength = 32;

let known: ReadonlyMap<string, string> | null = null;

/** Pictures that came out alike are stored once: a line of `same.tsv` names a picture and the file that shows it. */
const readNames = (): ReadonlyMap<string, string> => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
  const alike = readFileSync(new URL('../same.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [string, string]);
  const fileOf = new Map(files.map((file) => [file.slice(0, nameLength), file]));
  const same = alike.map(([name, shown]) => [name, fileOf.get(shown.slice(0, nameLength)) ?? shown] as const);
  return new Map([...fileOf, ...same]);
};

const names = () => {
  known ??= readNames();
  return known;
};

/** The file that shows an image, without its ending; undefined when nobody made it. */
export const findImage = (name: string): string | undefined => names().get(name);

/** The files of all images, without their endings. */
export const listImages = (): ReadonlySet<string> => new Set(names().values());

/** One image as WebP: 600 × 600, a banner 1200 × 300. */
export const readImage = (name: string): Promise<Uint8Array> => readFile(new URL(name + ending, folder));
