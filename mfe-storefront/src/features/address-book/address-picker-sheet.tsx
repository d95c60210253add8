import type { AddressEntry } from '@pasar/contract';
import { useApi, useReportError } from '@pasar/slice-kit';
import { Sheet } from '@pasar/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAddresses } from './address-calls.ts';
import { AddressForm } from './address-form.tsx';
import { AddressOptions } from './address-options.tsx';

export interface AddressPickerSheetProps {
  title: string;
  /** The address in use. */
  chosenId: number | null;
  onChoose(id: number): void;
  onClose(): void;
}

/** Choose an address, change one, or add one, without leaving the page (quality A35). */
export const AddressPickerSheet = ({ title, chosenId, onChoose, onClose }: AddressPickerSheetProps) => {
  const { t } = useTranslation('storefront');
  const api = useApi();
  const report = useReportError();
  const [book, setBook] = useState<AddressEntry[] | null>(null);
  const [editing, setEditing] = useState<AddressEntry | 'new' | null>(null);
  const read = useEffectEvent(async () => {
    try {
      const found = await readAddresses(api);
      setBook(found);
      if (found.length === 0) setEditing('new');
    } catch (failure) {
      onClose();
      report(failure);
    }
  });
  useEffect(() => void read(), []);
  const heading = editing === 'new' ? t('addressBook.addTitle') : t('addressBook.editTitle');
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={editing === null ? title : heading}
      closeLabel={t('addressBook.close')}
    >
      {editing === null || book === null ? (
        <AddressOptions
          book={book}
          chosenId={chosenId}
          onChoose={onChoose}
          onAdd={() => setEditing('new')}
          onEdit={setEditing}
        />
      ) : (
        <AddressForm
          entry={editing === 'new' ? undefined : editing}
          isFirst={book.length === 0}
          // What somebody adds or corrects here is where the parcel shall go.
          onSaved={(_, id) => onChoose(id)}
          onCancel={() => (book.length === 0 ? onClose() : setEditing(null))}
        />
      )}
    </Sheet>
  );
};
