import { allWidths, imageKey, imageWidths } from './images/image-files.ts';
import type { MediaTable } from './media.tables.ts';
import { spreadsheetKey } from './spreadsheets/spreadsheet-files.ts';

export type StoredMedia = Pick<MediaTable, 'storage_key' | 'mime'> & { kind: 'image' | 'spreadsheet' };

/** The storage keys of a row's files, smallest first; a small image has none of the largest width. */
export const getFileKeys = ({ kind, storage_key, mime }: StoredMedia): string[] =>
  kind === 'spreadsheet'
    ? [spreadsheetKey(storage_key, mime)]
    : allWidths.map((width) => imageKey(storage_key, width));

/** The storage keys of what is derived from a row's files and can be derived again: no export holds it. */
export const getDerivedKeys = ({ kind, storage_key }: StoredMedia): string[] =>
  kind === 'spreadsheet' ? [] : imageWidths.map((width) => imageKey(storage_key, width, 'avif'));
