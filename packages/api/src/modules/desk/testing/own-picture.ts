import type { TestMarket } from '../../../testing/open-test-market.ts';
import { keepPicture } from '../../media/index.ts';

/** A picture that somebody has uploaded and not used yet; returns its id. */
export const ownPicture = async (market: TestMarket, ownerId: number): Promise<number> => {
  const file = new Uint8Array(4);
  const { id } = await keepPicture({
    ctx: market.context(),
    input: {
      ownerId,
      visibility: 'draft',
      mime: 'image/png',
      width: 1200,
      height: 600,
      files: { 150: file, 300: file, 600: file },
    },
  });
  return id;
};
