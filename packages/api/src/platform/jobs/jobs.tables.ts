import type { Generated } from 'kysely';

/** An event to be handled after the commit; deleted once its consumers have run. */
export interface Outbox {
  id: Generated<number>;
  topic: string;
  payload: unknown;
  created_at: Date;
  due_at: Date;
  tries: Generated<number>;
  last_error: string | null;
}

/** Which process runs a scheduled job, and until when. */
export interface JobLeases {
  name: string;
  holder: string;
  held_until: Date;
}
