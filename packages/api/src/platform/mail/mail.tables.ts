import type { Generated } from 'kysely';

/** An email. The body may hold a code, so it is encrypted at rest and dropped once sent (quality S4). */
export interface Emails {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body_sealed: string | null;
  created_at: Date;
  /** When delivery is tried next; null without SMTP, when emails stay in the mailbox. */
  due_at: Date | null;
  tries: Generated<number>;
  sent_at: Date | null;
}
