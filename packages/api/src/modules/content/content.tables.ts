import type { ContentFields, ContentSlug } from '@pasar/contract';
import type { Generated } from 'kysely';

/** A page that staff began to write; its row is the lock of its changes. */
interface ContentPages {
  slug: ContentSlug;
  /** Counts all changes. */
  version: Generated<number>;
  draft: ContentFields | null;
  draft_by: number | null;
  draft_at: Date | null;
}

/** A publication in both languages; never changed. Number 1 is in the code. */
interface ContentVersions {
  slug: ContentSlug;
  number: number;
  fields: ContentFields;
  requests_consent: boolean;
  /** Which earlier one it repeats. */
  repeats: number | null;
  staff_id: number | null;
  published_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    content_pages: ContentPages;
    content_versions: ContentVersions;
  }
}
