import { type ImageFiles, imageKey, imageWidths, type Storage } from '@pasar/api/plugin';
import { readImage } from '@pasar/demo-images';
import { hashDrawing } from './compose-art.ts';
import { encodePhoto, encodeSvg } from './encode-svg.ts';

/** Three at a time keep both cores of a small machine busy; more would only wait. */
const LANES = 3;

export interface RenderImages {
  storage: Storage;
  /** SVG documents; the same document twice is one picture. */
  drawings: readonly string[];
  /** Keys of finished pictures. */
  photos?: readonly string[];
  onProgress(done: number, total: number): void;
}

/** The files of a picture that an earlier run wrote, or null when one is missing. */
const written = async (storage: Storage, key: string): Promise<ImageFiles | null> => {
  const [small, middle, large] = await Promise.all(
    imageWidths.map((width) => storage.get(imageKey(key, width))),
  );
  if (!small || !middle || !large) return null;
  const wide = await storage.get(imageKey(key, 1200));
  return { 150: small, 300: middle, 600: large, ...(wide && { 1200: wide }) };
};

const write = async (storage: Storage, key: string, files: ImageFiles) => {
  await Promise.all(imageWidths.map((width) => storage.put(imageKey(key, width), files[width])));
  if (files[1200]) await storage.put(imageKey(key, 1200), files[1200]);
};

/**
 * Renders drawings to WebP in 150, 300 and 600 pixels, and finished pictures in the smaller two, and stores them under
 * their keys. What an earlier run stored is read instead. Returns the files by key.
 */
export async function renderImages({
  storage,
  drawings,
  photos = [],
  onProgress,
}: RenderImages): Promise<Map<string, ImageFiles>> {
  const waiting = [
    ...new Map<string, () => Promise<ImageFiles>>([
      ...drawings.map((svg) => [hashDrawing(svg), () => encodeSvg(svg)] as const),
      ...photos.map((key) => [key, async () => encodePhoto(await readImage(key))] as const),
    ]),
  ];
  const total = waiting.length;
  const done = new Map<string, ImageFiles>();
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, make] = next;
      const kept = await written(storage, key);
      const files = kept ?? (await make());
      if (!kept) await write(storage, key, files);
      done.set(key, files);
      onProgress(done.size, total);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return done;
}
