import { writeFileSync } from 'node:fs';
import { findColor } from '@pasar/api/plugin';

/** Writes a finished image under what it shows and the color that most of it has. */
export const writeImage = async (name: string, bytes: Uint8Array): Promise<void> => {
  const file = `../../../demo-images/images/${name}${await findColor(bytes)}.webp`;
  writeFileSync(new URL(file, import.meta.url), bytes);
};
