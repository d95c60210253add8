import type { ChatMessage, ChatSettings, ChatSide, ChatThread } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Avatar, Button, Notice, VisuallyHidden } from '@pasar/ui';
import { Fragment, type ReactNode } from 'react';
import { ConfirmButton } from '../confirm-dialog/confirm-button.tsx';
import { AssignField } from './assign-field.tsx';
import { SentBubble, UnsentBubble } from './chat-bubble.tsx';
import type { ChatCalls } from './chat-calls.ts';
import { Composer } from './composer.tsx';
import { ReportMessage } from './report-message.tsx';
import * as style from './thread-view.styles.ts';
import { useChatMessages } from './use-chat-messages.ts';
import { useOutbox } from './use-outbox.ts';
import { useThread } from './use-thread.ts';

interface ThreadViewProps {
  side: ChatSide;
  calls: ChatCalls;
  thread: ChatThread;
  onUnread(count: number): void;
  /** Beside the name: the way to the store. */
  action?: ReactNode;
  /** Of the store: its prepared texts, who may reply, and where the texts are edited. */
  store?: Pick<ChatSettings, 'templates' | 'users'> & { toSettings: string };
}

/** One conversation: its messages, those that could not be sent, and the field for the next one. */
export const ThreadView = ({ side, calls, thread: loaded, onUnread, action, store }: ThreadViewProps) => {
  const say = useChatMessages();
  const { day } = useTimes();
  const { thread, news, add, loadOlder, isLoadingOlder, block, isBlocking } = useThread({
    ...{ side, calls, loaded, onUnread },
  });
  const { conversation, messages } = thread;
  const { unsent, send, retry, remove } = useOutbox({
    calls,
    conversationId: conversation.id,
    onSent: (message) => add([message]),
  });
  const lastOfMine = messages.findLast((message) => message.side === side)?.id;
  const stateOf = ({ id }: ChatMessage) => {
    if (id !== lastOfMine) return undefined;
    return id <= thread.read_by_other ? say.read : say.sent;
  };
  const textOf = ({ is_hidden, kind, images, text }: ChatMessage) => {
    if (is_hidden) return say.hidden;
    return kind === 'image' && images.length === 0 ? say.goneImages : text;
  };
  return (
    <section css={style.panel} aria-label={say.thread(conversation.name)}>
      <header css={style.head}>
        <Avatar
          name={conversation.name}
          src={conversation.image ?? undefined}
          shape={side === 'buyer' ? 'petal' : 'circle'}
          decorative
        />
        <h2 css={style.name} translate="no">
          {conversation.name}
        </h2>
        {action}
        {store && store.users.length > 1 && (
          <div css={style.assign}>
            <AssignField key={conversation.id} conversation={conversation} users={store.users} />
          </div>
        )}
        {conversation.closed === 'blocked_by_me' ? (
          <Button variant="quiet" size="s" busy={isBlocking} onClick={() => void block(false)}>
            {say.unblock}
          </Button>
        ) : (
          <ConfirmButton
            variant="quiet"
            size="s"
            busy={isBlocking}
            texts={{
              title: say.blockTitle(conversation.name),
              text: say.blockText,
              no: say.keep,
              yes: say.block,
            }}
            onYes={() => block(true)}
          >
            {say.block}
          </ConfirmButton>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section css={style.scroller} aria-label={say.messages} tabIndex={0}>
        <div css={style.list}>
          {thread.has_older && (
            <div css={style.older}>
              <Button variant="quiet" size="s" busy={isLoadingOlder} onClick={() => void loadOlder()}>
                {say.older}
              </Button>
            </div>
          )}
          {messages.length === 0 && unsent.length === 0 && <p css={style.begin}>{say.begin[side]}</p>}
          {messages.map((message, place) => (
            <Fragment key={message.id}>
              {day(message.sent_at) !== day(messages[place - 1]?.sent_at ?? '1970-01-01T00:00:00Z') && (
                <p css={style.day}>{day(message.sent_at)}</p>
              )}
              <SentBubble
                isMine={message.side === side || (message.side === 'auto' && side === 'seller')}
                isAutomatic={message.side === 'auto'}
                text={textOf(message)}
                card={message.card}
                images={message.images}
                sentAt={message.sent_at}
                isMasked={message.is_masked}
                state={stateOf(message)}
                action={
                  message.side !== side &&
                  message.side !== 'auto' &&
                  !message.is_hidden && (
                    <ReportMessage
                      calls={calls}
                      conversationId={conversation.id}
                      messageId={message.id}
                      text={message.text || say.kinds[message.kind]}
                    />
                  )
                }
              />
            </Fragment>
          ))}
          {unsent.map((message) => (
            <UnsentBubble
              key={message.client_id}
              message={message}
              onRetry={() => retry(message.client_id)}
              onRemove={() => remove(message.client_id)}
            />
          ))}
        </div>
      </section>
      <VisuallyHidden>
        <span role="status">{news && say.news(conversation.name, news.text || say.kinds[news.kind])}</span>
      </VisuallyHidden>
      {conversation.closed ? (
        <Notice css={style.closed}>{say.closed[conversation.closed]}</Notice>
      ) : (
        <Composer draft={loaded.draft} onSend={send} {...(store && { store })} />
      )}
    </section>
  );
};
