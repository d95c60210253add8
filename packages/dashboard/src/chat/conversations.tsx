import type { ChatSide, Conversation } from '@pasar/contract';
import type { SectionResult } from '@pasar/slice-kit';
import { Card, EmptyState, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { ListPages } from '../list-pages/list-pages.tsx';
import { LiveRefresh } from '../live/live-refresh.tsx';
import { SectionError } from '../section-error/section-error.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useChatMessages } from './use-chat-messages.ts';

interface ConversationsProps {
  side: ChatSide;
  list: SectionResult<{ items: readonly Conversation[]; page: number; lastPage: number }>;
  currentId?: number;
  toHref: (id: number) => string;
  toPage: (page: number) => string;
  /** The way on from an empty list. */
  emptyAction?: ReactNode;
}

/** The list of conversations; it may fail alone. */
export const Conversations = ({ side, list, currentId, toHref, toPage, emptyAction }: ConversationsProps) => {
  const say = useChatMessages();
  if (!list.ok) return <SectionError section={say.list} />;
  const { items, page, lastPage } = list.value;
  const live = (
    <LiveRefresh
      on={{ kinds: ['chat'] }}
      // An open conversation announces its own messages.
      shown={currentId === undefined ? items.map(({ id, last }) => `${id} ${last?.sent_at}`).join() : ''}
      text={say.listChanged}
    />
  );
  if (items.length === 0) {
    return (
      <Card>
        {live}
        <EmptyState title={say.empty[side].title} text={say.empty[side].text} action={emptyAction} />
      </Card>
    );
  }
  return (
    <Stack gap={16}>
      {live}
      <ConversationList
        side={side}
        conversations={items}
        {...(currentId !== undefined && { currentId })}
        toHref={toHref}
      />
      {currentId === undefined && (
        <ListPages label={say.pages} page={page} lastPage={lastPage} pathFor={toPage} />
      )}
    </Stack>
  );
};
