import type { Generated } from 'kysely';

/** A file that was uploaded. A picture lies in storage as WebP files, one per width; a sheet as it was sent. */
export interface MediaTable {
  id: Generated<number>;
  /** Who uploaded it; null for pictures of the market itself. */
  owner_id: number | null;
  /** Told by the content. A sheet is never public. */
  kind: Generated<'picture' | 'sheet'>;
  /** Random, unguessable, part of the address. */
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
}

declare module '../../platform/database/database.ts' {
  interface Database {
    media: MediaTable;
  }
}
