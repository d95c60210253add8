import { isApiError } from '@pasar/api-client';
import type { ChatCard, ChatMessage, MessageKind } from '@pasar/contract';
import { useApi } from '@pasar/slice-kit';
import { useEffect, useRef, useState } from 'react';
import type { ChatCalls } from './chat-calls.ts';

/** A message that the server does not have yet. */
export interface UnsentMessage {
  client_id: string;
  kind: MessageKind;
  text: string;
  media_ids?: number[];
  ref_id?: number;
  card?: ChatCard;
  hasFailed: boolean;
  /** Why, as the server said it. */
  reason?: string;
}

interface OutboxOptions {
  calls: ChatCalls;
  conversationId: number;
  onSent(message: ChatMessage): void;
}

/** Closed storage keeps nothing: the messages then live as long as the page. */
const inStorage = <Value>(work: (storage: Storage) => Value): Value | undefined => {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
};

const readUnsent = (name: string): UnsentMessage[] =>
  inStorage((storage) => {
    const saved = JSON.parse(storage.getItem(name) ?? '[]') as UnsentMessage[]; // as it was written below
    return saved.map((message) => ({ ...message, hasFailed: true }));
  }) ?? [];

/**
 * Sends one message after the other. What could not be sent stays in the tab, over a reload too, until it is sent again
 * or deleted; the same `client_id` keeps it from being sent twice.
 */
export const useOutbox = ({ calls, conversationId, onSent }: OutboxOptions) => {
  const api = useApi();
  const name = `pasar.chat.${calls.send.path}.${conversationId}`;
  const [unsent, setUnsent] = useState<UnsentMessage[]>([]);
  const latest = useRef(unsent);
  const queue = useRef(Promise.resolve());

  const put = (change: (before: UnsentMessage[]) => UnsentMessage[]) => {
    latest.current = change(latest.current);
    setUnsent(latest.current);
    inStorage((storage) => storage.setItem(name, JSON.stringify(latest.current)));
  };

  useEffect(() => {
    latest.current = readUnsent(name);
    setUnsent(latest.current);
  }, [name]);

  const deliver = async ({ client_id, kind, text, media_ids, ref_id }: UnsentMessage) => {
    const body = { client_id, kind, text, ...(media_ids && { media_ids }), ...(ref_id && { ref_id }) };
    try {
      const { data } = await api.call(calls.send, { params: { id: conversationId }, body });
      onSent(data);
      put((before) => before.filter((one) => one.client_id !== client_id));
    } catch (error) {
      const reason = isApiError(error) && error.kind === 'refused' ? error.message : undefined;
      put((before) =>
        before.map((one) =>
          one.client_id === client_id ? { ...one, hasFailed: true, ...(reason && { reason }) } : one,
        ),
      );
    }
  };

  const send = (message: Omit<UnsentMessage, 'client_id' | 'hasFailed'>) => {
    const one: UnsentMessage = { ...message, client_id: crypto.randomUUID(), hasFailed: false };
    put((before) => [...before, one]);
    queue.current = queue.current.then(() => deliver(one));
  };
  const retry = (client_id: string) => {
    const one = latest.current.find((each) => each.client_id === client_id);
    if (!one) return;
    const { reason: _reason, ...rest } = one;
    const again: UnsentMessage = { ...rest, hasFailed: false };
    put((before) => before.map((each) => (each.client_id === client_id ? again : each)));
    queue.current = queue.current.then(() => deliver(again));
  };
  const remove = (client_id: string) => put((before) => before.filter((one) => one.client_id !== client_id));
  return { unsent, send, retry, remove };
};
