import type { ImageFiles } from '@pasar/api/plugin';
import type { TestServer } from '@pasar/api/testing';
import { hashDrawing } from '../images/compose-art.ts';
import { planSeedData } from '../plan/plan-seed-data.ts';
import type { SeedData } from '../plan/seed-data.ts';
import { smallSize } from '../plan/seed-size.ts';
import { buildSeedImages, type SeedImages } from '../write/build-seed-images.ts';
import { writeSeedData } from '../write/write-seed-data.ts';

/** Files of one byte for every image of a market, so that none is rendered. */
export const createTinyFiles = ({ drawings, photos }: SeedImages): Map<string, ImageFiles> => {
  const byte = new Uint8Array([1]);
  const keys = [...drawings.map(hashDrawing), ...photos];
  return new Map(keys.map((key) => [key, { 600: byte }]));
};

/** Writes the small market without rendering a thousand images: their files hold one byte. */
export const seedWithoutImages = async (
  server: TestServer,
  onProgress: (step: string) => void = () => {},
): Promise<SeedData> => {
  const market = planSeedData({ seed: 2026, now: server.clock.now(), size: smallSize });
  const images = buildSeedImages(market, 'Bambang Wicaksono');
  const files = createTinyFiles(images);
  await writeSeedData(server.context(), { market, pictures: images, files, onProgress });
  return market;
};
