import { type ChatCard, chatLimits, imageTypes } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { Button, FieldError, IconButton, Menu, VisuallyHidden } from '@pasar/ui';
import { ImagePlus, MessageSquareText, Send, X } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { ChatCardBox } from './chat-card-box.tsx';
import * as style from './composer.styles.ts';
import { useChatImages } from './use-chat-images.ts';
import { useChatMessages } from './use-chat-messages.ts';
import type { UnsentMessage } from './use-outbox.ts';

interface ComposerProps {
  /** The product or the order that the page was opened from. */
  draft: ChatCard | null;
  /** Of the store: texts that it prepared, and where they are edited. */
  store?: { templates: readonly string[]; toSettings: string };
  onSend(message: Omit<UnsentMessage, 'client_id' | 'hasFailed'>): void;
}

/** Writes a message: Enter sends, Shift and Enter begin a line. The card goes first, with the first message. */
export const Composer = ({ draft, store, onSend }: ComposerProps) => {
  const say = useChatMessages();
  const fieldId = useId();
  const errorId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [card, setCard] = useState(draft);
  const { images, isUploading, error, add, remove, clear } = useChatImages();
  const words = text.trim();
  const isLong = words.length > chatLimits.length;

  const send = (event?: SyntheticEvent) => {
    event?.preventDefault();
    field.current?.focus();
    if (isUploading || isLong || (!words && images.length === 0 && !card)) return;
    if (card) onSend({ kind: card.kind, text: '', ref_id: card.ref_id, card });
    if (images.length > 0) {
      onSend({ kind: 'image', text: words, media_ids: images.map(({ mediaId }) => mediaId) });
    } else if (words) onSend({ kind: 'text', text: words });
    setText('');
    setCard(null);
    clear();
  };
  /** What is written already stays. */
  const insert = (template: string) => {
    setText((before) => (before.trim() ? `${before.trimEnd()}\n${template}` : template));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    send(event);
  };
  return (
    <form css={style.form} onSubmit={send}>
      {card && (
        <div css={style.card}>
          <p css={style.cardNote}>{say.withCard}</p>
          <ChatCardBox card={card} />
          <Button variant="quiet" size="s" onClick={() => setCard(null)}>
            {say.removeCard}
          </Button>
        </div>
      )}
      {images.length > 0 && (
        <ul css={style.images}>
          {images.map(({ mediaId, preview }, place) => (
            <li key={mediaId} css={style.image}>
              <img src={preview} alt={say.image(place + 1)} width={72} height={72} />
              <IconButton
                tone="onPicture"
                label={say.removeImage(place + 1)}
                icon={<X size={16} strokeWidth={1.9} aria-hidden="true" />}
                onClick={() => remove(mediaId)}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" css={style.status}>
        {isUploading && say.uploading}
      </p>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div css={style.row}>
        <input
          ref={files}
          type="file"
          accept={imageTypes.join(',')}
          multiple
          hidden
          aria-label={say.addImages}
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <IconButton
          label={say.addImages}
          icon={<ImagePlus size={22} strokeWidth={1.9} aria-hidden="true" />}
          onClick={() => files.current?.click()}
        />
        {store && (
          <Menu
            css={style.templates}
            align="start"
            trigger={
              <IconButton
                label={say.templates}
                icon={<MessageSquareText size={22} strokeWidth={1.9} aria-hidden="true" />}
              />
            }
            items={[
              ...store.templates.map((template, place) => ({
                id: String(place),
                label: <span css={style.template}>{template}</span>,
                onSelect: () => insert(template),
              })),
              { id: 'manage', label: say.manageTemplates, href: store.toSettings },
            ]}
            renderLink={({ href, ...link }) => <LocalLink {...link} to={href} />}
          />
        )}
        <label htmlFor={fieldId}>
          <VisuallyHidden>{say.write}</VisuallyHidden>
        </label>
        <textarea
          ref={field}
          id={fieldId}
          css={style.field}
          rows={1}
          value={text}
          placeholder={say.write}
          aria-invalid={isLong || undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" css={style.send} icon={<Send size={18} strokeWidth={1.9} aria-hidden="true" />}>
          <span css={style.sendWord}>{say.send}</span>
        </Button>
      </div>
      {words.length > chatLimits.length - 200 && (
        <p css={[style.length, isLong && style.tooLong]}>
          {words.length} / {chatLimits.length}
        </p>
      )}
    </form>
  );
};
