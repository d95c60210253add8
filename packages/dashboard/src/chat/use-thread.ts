import type { ChatMessage, ChatSide, ChatThread } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useLive } from '@pasar/slice-kit/live';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatCalls } from './chat-calls.ts';

/** Milliseconds between two questions for new messages while the page is visible, beside what the server hints at. */
const everyMs = 30_000;

interface ThreadOptions {
  side: ChatSide;
  calls: ChatCalls;
  loaded: ChatThread;
  /** How many conversations are unread now. */
  onUnread(count: number): void;
}

/** Both lists by id, each message once, oldest first. */
const merge = (one: readonly ChatMessage[], other: readonly ChatMessage[]): ChatMessage[] =>
  [...new Map([...one, ...other].map((message) => [message.id, message])).values()].toSorted(
    (first, second) => first.id - second.id,
  );

/**
 * The messages of a conversation: those of the page, new ones as soon as the server hints at them, and older ones. What is on the screen is read.
 */
export const useThread = ({ side, calls, loaded, onUnread }: ThreadOptions) => {
  const api = useApi();
  const report = useReportError();
  const { id } = loaded.conversation;
  const [thread, setThread] = useState(loaded);
  const [news, setNews] = useState<ChatMessage>();
  const { messages } = thread;
  const lastId = messages.at(-1)?.id ?? 0;
  const lastOfOther = messages.findLast((message) => message.side !== side)?.id ?? 0;

  const add = (found: readonly ChatMessage[], more: Partial<ChatThread> = {}) =>
    setThread((before) => ({ ...before, ...more, messages: merge(before.messages, found) }));

  const poll = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const { data } = await api.call(calls.thread, { params: { id }, query: { after: lastId } });
      add(data.messages, { conversation: data.conversation, read_by_other: data.read_by_other });
      setNews((before) => data.messages.findLast((message) => message.side !== side) ?? before);
    } catch {
      // The next round asks again; what the reader sends is reported.
    }
  });
  useLive({ kinds: ['chat'], refs: [String(id)] }, () => void poll());
  const read = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || lastOfOther === 0) return;
    try {
      const { data } = await api.call(calls.read, { params: { id }, body: { up_to: lastOfOther } });
      onUnread(data.new_chat);
    } catch {
      // It stays unread.
    }
  });
  useEffect(() => {
    const timer = setInterval(() => void poll(), everyMs);
    const onVisible = () => {
      void poll();
      void read();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  useEffect(() => void read(), [lastOfOther]);

  const { submit: loadOlder, busy: isLoadingOlder } = useSubmit(async () => {
    const [first] = messages;
    if (!first) return;
    try {
      const { data } = await api.call(calls.thread, { params: { id }, query: { before: first.id } });
      add(data.messages, { has_older: data.has_older });
    } catch (error) {
      report(error);
    }
  });
  const { submit: block, busy: isBlocking } = useSubmit(async (is_blocked: boolean) => {
    try {
      const { data } = await api.call(calls.block, { params: { id }, body: { is_blocked } });
      setThread((before) => ({ ...before, conversation: data }));
    } catch (error) {
      report(error);
    }
  });
  return { thread, news, add, loadOlder, isLoadingOlder, block, isBlocking };
};
