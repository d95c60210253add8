import type { CheckoutOrder } from '@pasar/contract';
import { TextField, TextLink } from '@pasar/ui';
import { PencilLine } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteLimit, useNoteError } from '../../shared/note/index.ts';
import { gapTarget } from './first-gap.ts';
import { noteDrafts } from './note-drafts.ts';

interface OrderNoteProps {
  order: CheckoutOrder;
  /** What was typed and is not saved yet. */
  draft: string | undefined;
  /** Resolves with whether the server took it. */
  onSave(note: string): Promise<boolean>;
}

/**
 * A note to the seller about an order: saved by Enter and on leaving the field, discarded by Escape. The
 * field stays once it is open, so that the next press target does not move.
 */
export const OrderNote = ({ order: { id, note, merchant }, draft, onSave }: OrderNoteProps) => {
  const { t } = useTranslation('storefront');
  const [asked, setAsked] = useState(false);
  const [saved, setSaved] = useState(false);
  const text = draft ?? note;
  const error = useNoteError(text);
  if (!asked && text === '')
    return (
      <div>
        <TextLink
          as="button"
          type="button"
          standalone
          aria-label={t('checkout.note.addFor', { store: merchant.merchant_name })}
          onClick={() => setAsked(true)}
        >
          <PencilLine size={16} strokeWidth={1.9} aria-hidden="true" />
          {t('checkout.note.add')}
        </TextLink>
      </div>
    );
  const save = async () => {
    if (draft === undefined || error) return;
    if (draft.trim() !== note && !(await onSave(draft.trim()))) return;
    // Somebody may have typed on meanwhile.
    if (noteDrafts.current()[id] === draft) noteDrafts.drop(id);
    setSaved(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') void save();
    else noteDrafts.drop(id);
  };
  return (
    <TextField
      // The press that opened the field focuses it.
      autoFocus={asked}
      label={t('checkout.note.label', { store: merchant.merchant_name })}
      limit={noteLimit}
      error={error}
      id={gapTarget({ part: 'note', orderId: id })}
      hint={t(saved && draft === undefined ? 'checkout.note.saved' : 'checkout.note.hint')}
      placeholder={t('checkout.note.example')}
      autoComplete="off"
      value={text}
      onChange={({ target: { value } }) => {
        setAsked(true);
        setSaved(false);
        noteDrafts.keep(id, value);
      }}
      onBlur={() => void save()}
      onKeyDown={press}
    />
  );
};
