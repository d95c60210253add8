import { type ImageFiles, imageKey, type Storage } from '@pasar/api/plugin';
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

/** The files of a picture that an earlier run wrote, or null when it is missing. */
const written = async (storage: Storage, key: string): Promise<ImageFiles | null> => {
  const [usual, wide] = await Promise.all(
    ([600, 1200] as const).map((width) => storage.get(imageKey(key, width))),
  );
  return usual ? { 600: usual, ...(wide && { 1200: wide }) } : null;
};

const write = async (storage: Storage, key: string, files: ImageFiles) => {
  if (files[1200]) await storage.put(imageKey(key, 1200), files[1200]);
  await storage.put(imageKey(key, 600), files[600]);
};

/**
 * Renders drawings to WebP in 600 pixels, and stores them and finished pictures under their keys. What an earlier run
 * stored is read instead. Returns the files by key.
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
