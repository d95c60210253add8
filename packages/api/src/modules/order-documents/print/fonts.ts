import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The brand's font, Plus Jakarta Sans, under the SIL Open Font License 1.1. */
const files = {
  regular: '400Regular/PlusJakartaSans_400Regular.ttf',
  semibold: '600SemiBold/PlusJakartaSans_600SemiBold.ttf',
  bold: '800ExtraBold/PlusJakartaSans_800ExtraBold.ttf',
} as const;

export type Weight = keyof typeof files;
export const weights = Object.keys(files) as Weight[];

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@expo-google-fonts/plus-jakarta-sans/package.json'));

const load = async (weight: Weight) => [weight, await readFile(join(folder, files[weight]))] as const;

let loading: Promise<Record<Weight, Buffer>> | undefined;

/** The font's files, read once. */
export const readFonts = (): Promise<Record<Weight, Buffer>> => {
  loading ??= Promise.all(weights.map(load)).then(
    (read) => Object.fromEntries(read) as Record<Weight, Buffer>,
  );
  return loading;
};
