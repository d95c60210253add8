import type { Generated } from 'kysely';

/** An uploaded file. Storage holds an image as WebP files, one per width, and a spreadsheet as it was sent. */
export interface MediaTable {
  id: Generated<number>;
  /** Who uploaded it; null for images of the marketplace itself. */
  owner_id: number | null;
  /** Detected from the content. A spreadsheet is never public. */
  kind: Generated<'image' | 'spreadsheet'>;
  /**
   * Random, unguessable, part of the address: 32 hexadecimal digits. An image has six more, the color that most of it
   * has, which shows until it is loaded; older ones and transparent ones have none.
   */
  storage_key: string;
  /** A draft belongs to its uploader until it is attached, for good, to something public or to something private. */
  visibility: 'draft' | 'private' | 'public';
  /** Type of the file as it was sent. */
  mime: string;
  /** Size of the file as it was sent. */
  bytes: number;
  /** Pixels after the camera's rotation was applied; null for a sheet. */
  width: number | null;
  height: number | null;
  sha256: string;
  created_at: Date;
  /** When its files were removed for good; the row stays as a record. */
  removed_at: Generated<Date | null>;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    media: MediaTable;
  }
}
