import { TextField, TextLink } from '@pasar/ui';
import { PencilLine } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteLimit, useNoteError } from '../../shared/note/index.ts';
import { withScripts } from '../../shared/with-scripts.ts';

/** A short note to the seller; collapsed until the user opens it. */
export const NoteBox = memo(({ value, onChange }: { value: string; onChange(note: string): void }) => {
  const { t } = useTranslation('storefront');
  const [open, setOpen] = useState(false);
  const error = useNoteError(value);
  if (!open)
    return (
      <div css={withScripts}>
        <TextLink as="button" type="button" standalone onClick={() => setOpen(true)}>
          <PencilLine size={16} strokeWidth={1.9} aria-hidden="true" />
          {t('buy.addNote')}
        </TextLink>
      </div>
    );
  return (
    <TextField
      // The press that opened it focuses it.
      autoFocus
      label={t('buy.note')}
      limit={noteLimit}
      error={error}
      placeholder={t('buy.noteExample')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
});
