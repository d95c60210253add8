import type { Context } from '../../platform/context.ts';
import { allWidths, imageKey } from './images/image-files.ts';
import type { MediaTable } from './media.tables.ts';
import { spreadsheetKey } from './spreadsheets/spreadsheet-files.ts';

type Row = Pick<MediaTable, 'storage_key' | 'mime'> & { kind: 'image' | 'spreadsheet' };

const keysOf = ({ kind, storage_key, mime }: Row): string[] =>
  kind === 'spreadsheet'
    ? [spreadsheetKey(storage_key, mime)]
    : allWidths.map((width) => imageKey(storage_key, width));

/** Removes the files of a row from storage; missing ones do not matter. */
export const removeFiles = async ({ storage }: Context, row: Row): Promise<void> => {
  await Promise.all(keysOf(row).map((key) => storage.delete(key)));
};
