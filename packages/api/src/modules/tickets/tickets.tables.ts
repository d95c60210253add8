import type { Locale, TicketState, TicketTopic } from '@pasar/contract';
import type { Generated } from 'kysely';

/** A question to the people behind the market. */
export interface Tickets {
  id: Generated<number>;
  code: string;
  /** Null of a visitor. */
  user_id: number | null;
  /** Where a visitor is answered; the address of the account at the time. */
  email: string;
  locale: Locale;
  topic: TicketTopic;
  order_code: string | null;
  state: Generated<TicketState>;
  version: Generated<number>;
  created_at: Date;
  changed_at: Date;
}

interface TicketMessages {
  id: Generated<number>;
  ticket_id: number;
  side: 'person' | 'staff';
  /** Null of the person. */
  staff_id: number | null;
  text: string;
  at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    tickets: Tickets;
    ticket_messages: TicketMessages;
  }
}
