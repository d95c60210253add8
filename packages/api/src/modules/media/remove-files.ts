import type { Context } from '../../platform/context.ts';
import { getDerivedKeys, getFileKeys, type StoredMedia } from './get-file-keys.ts';

/** Removes the files of a row from storage; missing ones do not matter. */
export const removeFiles = async ({ storage }: Context, row: StoredMedia): Promise<void> => {
  const keys = [...getFileKeys(row), ...getDerivedKeys(row)];
  await Promise.all(keys.map((key) => storage.delete(key)));
};
