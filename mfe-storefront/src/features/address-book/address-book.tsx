import type { AddressEntry } from '@pasar/contract';
import { lazyComponent } from '@pasar/slice-kit';
import { Button, EmptyState, Notice } from '@pasar/ui';
import { MapPinPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './address-book.styles.ts';
import { AddressCard } from './address-card.tsx';
import { useAddressBook } from './use-address-book.ts';

const AddressFormSheet = lazyComponent(() =>
  import(/* webpackChunkName: "address-form" */ './address-form-sheet.tsx').then((m) => m.AddressFormSheet),
);

const focusOn = (node: HTMLElement | null) => node?.focus();

interface AddressBookProps {
  initial: AddressEntry[];
  /** How many addresses one user may save. */
  max: number;
}

/** All addresses of a user: add, change, set the default, delete and undo. */
export const AddressBook = ({ initial, max }: AddressBookProps) => {
  const { t } = useTranslation('storefront');
  const { book, removed, busyId, touchedId, setBook, setDefault, remove, restore } = useAddressBook(initial);
  const [editing, setEditing] = useState<AddressEntry | 'new' | null>(null);
  const isFull = book.length >= max;
  const add = (
    <Button
      icon={<MapPinPlus size={20} strokeWidth={1.9} aria-hidden="true" />}
      onClick={() => setEditing('new')}
      disabled={isFull}
    >
      {t('addressBook.add')}
    </Button>
  );
  return (
    <>
      <div css={style.head}>
        <div>
          <h1 css={style.title} tabIndex={-1}>
            {t('addressBook.heading')}
          </h1>
          <p css={style.lead}>{t('addressBook.lead')}</p>
        </div>
        {book.length > 0 && add}
      </div>
      {isFull && <Notice>{t('addressBook.full', { max })}</Notice>}
      {removed && (
        <Notice
          css={style.removed}
          live
          tone="success"
          action={
            <Button
              variant="neutral"
              size="s"
              busy={busyId === removed.id}
              // The pressed button was removed with its address: the focus moves to the undo button.
              autoFocus
              onClick={() => restore(removed)}
            >
              {t('addressBook.undo')}
            </Button>
          }
        >
          {t('addressBook.removed', { label: removed.label })}
        </Notice>
      )}
      {book.length === 0 ? (
        <EmptyState title={t('addressBook.empty.title')} text={t('addressBook.empty.text')} action={add} />
      ) : (
        <ul css={style.list}>
          {book.map((entry) => (
            <li key={entry.id} tabIndex={-1} ref={entry.id === touchedId ? focusOn : undefined}>
              <AddressCard
                entry={entry}
                busy={busyId === entry.id}
                onEdit={() => setEditing(entry)}
                onSetDefault={() => setDefault(entry)}
                onRemove={() => remove(entry)}
              />
            </li>
          ))}
        </ul>
      )}
      {editing !== null && (
        <AddressFormSheet
          entry={editing === 'new' ? undefined : editing}
          isFirst={book.length === 0}
          onSaved={(saved) => {
            setBook(saved);
            setEditing(null);
          }}
          onCancel={() => setEditing(null)}
          onClose={() => setEditing(null)}
          onMissing={() => setEditing(null)}
        />
      )}
    </>
  );
};
