import type { ChatSide, Conversation } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { Avatar, VisuallyHidden } from '@pasar/ui';
import * as style from './conversation-list.styles.ts';
import { useChatMessages } from './use-chat-messages.ts';

interface ConversationListProps {
  side: ChatSide;
  conversations: readonly Conversation[];
  /** The one that is open. */
  currentId?: number;
  toHref: (id: number) => string;
}

/** The latest message first, each with what is unread. */
export const ConversationList = ({ side, conversations, currentId, toHref }: ConversationListProps) => {
  const say = useChatMessages();
  const { date } = useFormat();
  const yearOf = (day: string) => day.slice(-4);
  const newest = date(conversations.find(({ last }) => last)?.last?.sent_at ?? '');
  /** The year is shown where it is another one than that of the latest message. */
  const dayOf = (sentAt: string) => {
    const day = date(sentAt);
    return yearOf(day) === yearOf(newest) ? day.slice(0, -5) : day;
  };
  return (
    <nav aria-label={say.list} css={style.box}>
      <ul>
        {conversations.map((conversation) => (
          <Row
            key={conversation.id}
            side={side}
            conversation={conversation}
            isCurrent={conversation.id === currentId}
            day={conversation.last && dayOf(conversation.last.sent_at)}
            to={toHref(conversation.id)}
          />
        ))}
      </ul>
    </nav>
  );
};

interface RowProps {
  side: ChatSide;
  conversation: Conversation;
  isCurrent: boolean;
  /** Of the last message. */
  day: string | null;
  to: string;
}

const Row = ({ side, conversation, isCurrent, day, to }: RowProps) => {
  const say = useChatMessages();
  const { number } = useFormat();
  const { name, image, last, unread, assigned } = conversation;
  // What is open is being read.
  const count = isCurrent ? 0 : unread;
  const preview = last && (last.text || say.kinds[last.kind]);
  return (
    <li css={style.item}>
      <LocalLink to={to} css={style.row} aria-current={isCurrent ? 'page' : undefined}>
        <Avatar
          name={name}
          src={image ?? undefined}
          shape={side === 'buyer' ? 'petal' : 'circle'}
          decorative
        />
        <span css={style.content}>
          <span css={style.name} translate="no">
            {name}
          </span>
          {last && (
            <span css={[style.preview, count > 0 && style.strong]}>
              {last.side === side && `${say.you}: `}
              {preview}
            </span>
          )}
          {assigned && <span css={style.preview}>{say.assignedTo(assigned.name)}</span>}
        </span>
        <span css={style.aside}>
          {last && <time dateTime={last.sent_at}>{day}</time>}
          {count > 0 && (
            <span css={style.count}>
              <span aria-hidden="true">{number(count)}</span>
              <VisuallyHidden>{say.unread(count)}</VisuallyHidden>
            </span>
          )}
        </span>
      </LocalLink>
    </li>
  );
};
