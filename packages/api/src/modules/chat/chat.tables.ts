import type { ChatMeasure, MessageKind, MessageSide, OpeningHours } from '@pasar/contract';
import type { Generated } from 'kysely';

/** One for each buyer and store. */
export interface Conversations {
  id: Generated<number>;
  user_id: number;
  merchant_id: number;
  /** The last message that each side has read; 0 for none. */
  buyer_read_id: Generated<number>;
  seller_read_id: Generated<number>;
  blocked_by_buyer: Generated<boolean>;
  blocked_by_seller: Generated<boolean>;
  /** When each side was last told of messages that it had not read. */
  buyer_alerted_at: Generated<Date | null>;
  seller_alerted_at: Generated<Date | null>;
  /** The last message that was among them; 0 for none. */
  buyer_alerted_id: Generated<number>;
  seller_alerted_id: Generated<number>;
  /** Null until somebody writes: neither side lists it before. */
  last_message_id: Generated<number | null>;
  last_message_at: Generated<Date | null>;
  /** Who of the store looks after it. */
  assigned_to: Generated<number | null>;
  /** When the store last greeted the buyer by itself, and told them that it does not answer now. */
  greeted_at: Generated<Date | null>;
  told_away_at: Generated<Date | null>;
  created_at: Date;
}

export interface Messages {
  id: Generated<number>;
  conversation_id: number;
  side: MessageSide;
  /** Null for what the store's settings sent by themselves. */
  author_id: number | null;
  /** Chosen by the sender; one conversation has each once. */
  client_id: string;
  kind: MessageKind;
  /** After the contact filter. */
  text: string;
  is_masked: Generated<boolean>;
  /** Images, restricted to both sides of the conversation. */
  media_ids: number[];
  /** The product or the order of a card. */
  ref_id: number | null;
  sent_at: Date;
  /** Since then neither side reads what it said. */
  hidden_at: Generated<Date | null>;
}

/** What the contact filter replaced, sealed. */
export interface ChatFilterLog {
  message_id: number;
  found: string[];
  original_sealed: string;
  at: Date;
}

/** What a store says about its chat; a store without a row says nothing. */
export interface ChatSettingsTable {
  merchant_id: number;
  hours: OpeningHours;
  greeting: string;
  away: string;
  templates: string[];
}

/** What followed for who wrote a message that the market hid. */
export interface ChatMeasures {
  id: Generated<number>;
  user_id: number;
  message_id: number;
  measure: ChatMeasure;
  /** Until then the person cannot write; null for measures without a pause. */
  until: Date | null;
  at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    conversations: Conversations;
    messages: Messages;
    chat_filter_log: ChatFilterLog;
    chat_settings: ChatSettingsTable;
    chat_measures: ChatMeasures;
  }
}
