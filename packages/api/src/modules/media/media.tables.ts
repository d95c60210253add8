import type { Generated } from 'kysely';

/** A picture that was uploaded. Its WebP files lie in storage under `storage_key`, one per width. */
export interface MediaTable {
  id: Generated<number>;
  /** Who uploaded it; null for pictures of the market itself. */
  owner_id: number | null;
  /** Random, unguessable, part of the address. */
  storage_key: string;
  /** A draft belongs to its uploader until it is attached, for good, to something public or to something private. */
  visibility: 'draft' | 'private' | 'public';
  /** Type of the file as it was sent. */
  mime: string;
  /** Size of the file as it was sent. */
  bytes: number;
  /** Pixels after the camera's rotation was applied. */
  width: number;
  height: number;
  sha256: string;
  created_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    media: MediaTable;
  }
}
