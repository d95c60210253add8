import type { Context } from '../../platform/context.ts';
import { getFileKeys, type StoredMedia } from './get-file-keys.ts';

/** Removes the files of a row from storage; missing ones do not matter. */
export const removeFiles = async ({ storage }: Context, row: StoredMedia): Promise<void> => {
  await Promise.all(getFileKeys(row).map((key) => storage.delete(key)));
};
