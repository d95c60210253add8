import type { TestServer } from '../../../testing/open-test-server.ts';
import { saveImage } from '../../media/index.ts';

/** An image that a user has uploaded and not used yet; returns its id. */
export const createDraftImage = async (market: TestServer, ownerId: number): Promise<number> => {
  const file = new Uint8Array(4);
  const { id } = await saveImage({
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
