import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a rename or a new file in the folder survive a power cut. */
export const syncFolder = (folder: string): void => {
  // Windows opens no folders; its file system orders renames by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Replaces a file completely or not at all, and returns only when it is on the disk. */
export const replaceFile = (file: string, content: string, mode = 0o644): void => {
  const draft = `${file}.${process.pid}.new`;
  const handle = openSync(draft, 'w', mode);
  try {
    writeSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
  syncFolder(dirname(file));
};
