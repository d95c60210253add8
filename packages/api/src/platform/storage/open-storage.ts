import type { Storage } from '../../ports/storage.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Address } from './s3-address.ts';
import { checkStorage, s3Storage } from './s3-storage.ts';

/** The marketplace's files: in the folder, or in `STORAGE_URL`. Throws StorageConfigError when that cannot be used. */
export const openStorage = async (folder: string, storageUrl?: string): Promise<Storage> => {
  if (storageUrl === undefined) return folderStorage(folder);
  const address = s3Address(storageUrl);
  const storage = s3Storage(address);
  await checkStorage(storage, address);
  return storage;
};
