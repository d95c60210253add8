import type { TestServer } from '@pasar/api/testing';
import { hashDrawing } from '../images/compose-art.ts';
import { planSeedData } from '../plan/plan-seed-data.ts';
import type { SeedData } from '../plan/seed-data.ts';
import { smallSize } from '../plan/seed-size.ts';
import { buildSeedImages } from '../write/build-seed-images.ts';
import { writeSeedData } from '../write/write-seed-data.ts';

/** Writes the small market without rendering a thousand images: their files hold one byte. */
export const seedWithoutImages = async (
  server: TestServer,
  onProgress: (step: string) => void = () => {},
): Promise<SeedData> => {
  const market = planSeedData({ seed: 2026, now: server.clock.now(), size: smallSize });
  const images = buildSeedImages(market, 'Bambang Wicaksono');
  const byte = new Uint8Array([1]);
  const files = new Map(
    images.drawings.map((svg) => [hashDrawing(svg), { 150: byte, 300: byte, 600: byte }]),
  );
  await writeSeedData(server.context(), { market, pictures: images, files, onProgress });
  return market;
};
