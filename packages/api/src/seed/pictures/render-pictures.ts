import { type PictureFiles, pictureKey, pictureWidths } from '../../modules/media/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { keyOf } from './compose-art.ts';
import { encodeSvg } from './encode-svg.ts';

/** Two drawings at a time keep both cores of a small machine busy; more would only wait. */
const LANES = 3;

export interface RenderPictures {
  storage: Storage;
  /** SVG documents; the same document twice is one picture. */
  drawings: readonly string[];
  onProgress(done: number, total: number): void;
}

/** The files of a picture that an earlier run wrote, or null when one is missing. */
const written = async (storage: Storage, key: string): Promise<PictureFiles | null> => {
  const [small, middle, large] = await Promise.all(
    pictureWidths.map((width) => storage.get(pictureKey(key, width))),
  );
  return small && middle && large ? { 150: small, 300: middle, 600: large } : null;
};

const write = async (storage: Storage, key: string, files: PictureFiles) => {
  await Promise.all(pictureWidths.map((width) => storage.put(pictureKey(key, width), files[width])));
};

/**
 * Renders drawings to WebP in 150, 300 and 600 pixels and stores them under their keys. What an earlier run stored
 * is read instead. Returns the files by key.
 */
export async function renderPictures({
  storage,
  drawings,
  onProgress,
}: RenderPictures): Promise<Map<string, PictureFiles>> {
  const waiting = [...new Map(drawings.map((svg) => [keyOf(svg), svg]))];
  const total = waiting.length;
  const done = new Map<string, PictureFiles>();
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, svg] = next;
      const kept = await written(storage, key);
      const files = kept ?? (await encodeSvg(svg));
      if (!kept) await write(storage, key, files);
      done.set(key, files);
      onProgress(done.size, total);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return done;
}
