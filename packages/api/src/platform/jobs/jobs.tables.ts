import type { Generated } from 'kysely';

/** Something that happened, to be acted on after the commit; gone once its consumers have worked. */
export interface Outbox {
  id: Generated<number>;
  topic: string;
  payload: unknown;
  created_at: Date;
  due_at: Date;
  tries: Generated<number>;
  last_error: string | null;
}

/** Which process runs a sweep, and until when. */
export interface JobLeases {
  name: string;
  holder: string;
  held_until: Date;
}
