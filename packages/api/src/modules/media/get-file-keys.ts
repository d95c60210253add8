import { allWidths, imageKey } from './images/image-files.ts';
import type { MediaTable } from './media.tables.ts';
import { spreadsheetKey } from './spreadsheets/spreadsheet-files.ts';

export type StoredMedia = Pick<MediaTable, 'storage_key' | 'mime'> & { kind: 'image' | 'spreadsheet' };

/** The storage keys of a row's files; a small image has none of the largest width. */
export const getFileKeys = ({ kind, storage_key, mime }: StoredMedia): string[] =>
  kind === 'spreadsheet'
    ? [spreadsheetKey(storage_key, mime)]
    : allWidths.map((width) => imageKey(storage_key, width));
