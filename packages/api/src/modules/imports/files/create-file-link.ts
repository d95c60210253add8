import type { Context } from '../../../platform/context.ts';
import { signedFileUrl } from '../../media/index.ts';

interface Offer {
  /** Its storage key; an older file there is replaced. */
  key: string;
  bytes: Uint8Array;
  /** What it is called when it is saved. */
  name: string;
}

/** Puts a file where a link can fetch it for a minute. */
export const createFileLink = async (ctx: Context, { key, bytes, name }: Offer) => {
  await ctx.storage.put(key, bytes);
  return { url: await signedFileUrl(ctx, key, { name }), name };
};
