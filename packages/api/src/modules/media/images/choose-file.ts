import type { OpenFile, Storage } from '../../../ports/storage.ts';
import { type ImageFormat, type ImageWidth, imageKey } from './image-files.ts';

export interface PublicImage {
  storageKey: string;
  /** The width of its largest file. */
  largest: ImageWidth;
}

interface Choice {
  /** Null when the image was removed. */
  file: OpenFile | null;
  format: ImageFormat;
  /** Whether a better file of that width can be derived. */
  isProvisional: boolean;
}

/** Only who names it: scripts, crawlers and feed readers take anything and understand WebP. */
const takesAvif = (accept: string): boolean => /\bimage\/avif\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept);

/** The best stored file of a width, in a format of the `Accept` header; the largest one while the right one is missing. */
export const chooseFile = async (
  storage: Storage,
  { storageKey, largest }: PublicImage,
  { width, accept }: { width: ImageWidth; accept: string },
): Promise<Choice> => {
  const open = (of: ImageWidth) => storage.open(imageKey(storageKey, of));
  // The largest file is the source of the others: there is no better one, and a small image has none of 1200.
  if (width >= largest) return { file: await open(largest), format: 'webp', isProvisional: false };
  const wantsAvif = takesAvif(accept);
  const avif = wantsAvif ? await storage.get(imageKey(storageKey, width, 'avif')) : null;
  if (avif && avif.length > 0)
    return { file: { size: avif.length, body: avif }, format: 'avif', isProvisional: false };
  const webp = await open(width);
  return {
    file: webp ?? (await open(largest)),
    format: 'webp',
    isProvisional: !webp || (wantsAvif && !avif),
  };
};
