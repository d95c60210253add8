import type { ChatCard } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import type { ReactNode } from 'react';
import * as style from './chat-bubble.styles.ts';
import { ChatCardBox } from './chat-card-box.tsx';
import { useChatMessages } from './use-chat-messages.ts';
import type { UnsentMessage } from './use-outbox.ts';

interface BubbleProps {
  isMine: boolean;
  text: string;
  card?: ChatCard | null;
  images?: readonly string[];
  /** Below it: when it was sent, or what became of it. */
  note: ReactNode;
}

/** One message, on the side of who wrote it. */
const Bubble = ({ isMine, text, card, images = [], note }: BubbleProps) => {
  const say = useChatMessages();
  return (
    <div css={[style.place, isMine && style.minePlace]}>
      {card && <ChatCardBox card={card} />}
      {(text || images.length > 0) && (
        <div css={[style.bubble, isMine && style.mine]}>
          {images.length > 0 && (
            <div css={style.images}>
              {images.map((image, place) => (
                <img key={image} src={image} alt={say.image(place + 1)} />
              ))}
            </div>
          )}
          {text && <p css={style.text}>{text}</p>}
        </div>
      )}
      {note}
    </div>
  );
};

interface SentBubbleProps extends Omit<BubbleProps, 'note'> {
  sentAt: string;
  isMasked: boolean;
  /** The store's settings sent it. */
  isAutomatic?: boolean;
  /** Beside the time of a message of the other side. */
  action?: ReactNode;
  /** Of the last of one's own messages alone. */
  state?: string | undefined;
}

/** A message that the server has. */
export const SentBubble = ({
  sentAt,
  isMasked,
  isAutomatic = false,
  action,
  state,
  ...bubble
}: SentBubbleProps) => {
  const say = useChatMessages();
  const { hour } = useTimes();
  return (
    <Bubble
      {...bubble}
      note={
        <>
          {isMasked && bubble.isMine && <p css={style.masked}>{say.masked}</p>}
          <div css={style.noteLine}>
            <p css={style.note}>
              <time dateTime={sentAt}>{hour(sentAt)}</time>
              {isAutomatic && ` · ${say.automatic}`}
              {state && ` · ${state}`}
            </p>
            {action}
          </div>
        </>
      }
    />
  );
};

interface UnsentBubbleProps {
  message: UnsentMessage;
  onRetry: () => void;
  onRemove: () => void;
}

/** A message on its way, or one that could not be sent: it can be sent again or deleted. */
export const UnsentBubble = ({ message, onRetry, onRemove }: UnsentBubbleProps) => {
  const say = useChatMessages();
  const { text, card, media_ids, hasFailed, reason } = message;
  const shown = text || (media_ids ? say.kinds.image : '');
  return (
    <Bubble
      isMine
      text={shown}
      card={card ?? null}
      note={
        hasFailed ? (
          <div role="alert">
            <p css={style.failed}>{reason ?? say.failed}</p>
            <div css={style.actions}>
              <Button variant="quiet" size="s" onClick={onRetry}>
                {say.retry}
              </Button>
              <Button variant="quiet" size="s" onClick={onRemove}>
                {say.remove}
              </Button>
            </div>
          </div>
        ) : (
          <p css={style.note}>{say.sending}</p>
        )
      }
    />
  );
};
