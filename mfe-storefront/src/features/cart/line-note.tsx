import { TextField, TextLink } from '@pasar/ui';
import { PencilLine } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteLimit, useNoteError } from '../../shared/note/index.ts';
import * as style from './line-note.styles.ts';

interface LineNoteProps {
  name: string;
  note: string;
  onSave(note: string): void;
}

/** What the seller should know about a line: saved by Enter and on leaving the field, given up by Escape. */
export const LineNote = ({ name, note, onSave }: LineNoteProps) => {
  const { t } = useTranslation('storefront');
  /** What is being written; undefined while the field is closed. */
  const [text, setText] = useState<string>();
  const [byKeyboard, setByKeyboard] = useState(false);
  const error = useNoteError(text ?? '');
  const close = (kept: boolean, key = false) => {
    // A note that cannot be saved stays open, so that nothing of it is lost.
    if (kept && error) return;
    setByKeyboard(key);
    setText(undefined);
    if (kept && text !== undefined && text.trim() !== note) onSave(text.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    close(event.key === 'Enter', true);
  };
  if (text === undefined)
    return (
      <p css={style.closed}>
        {note && (
          <span css={style.note} lang="id">
            {note}
          </span>
        )}
        <TextLink
          as="button"
          type="button"
          standalone
          // The focused field was just removed.
          autoFocus={byKeyboard}
          aria-label={t(note ? 'cart.editNoteOf' : 'cart.addNoteOf', { name })}
          onClick={() => setText(note)}
        >
          {!note && <PencilLine size={16} strokeWidth={1.9} aria-hidden="true" />}
          {t(note ? 'cart.editNote' : 'buy.addNote')}
        </TextLink>
      </p>
    );
  return (
    <TextField
      autoFocus
      css={style.field}
      label={t('buy.note')}
      limit={noteLimit}
      error={error}
      hint={t('cart.noteHint')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => close(true)}
      onKeyDown={press}
    />
  );
};
