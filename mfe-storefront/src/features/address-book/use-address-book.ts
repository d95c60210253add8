import { isApiError } from '@pasar/api-client';
import type { AddressEntry } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AddressChange } from './address-calls.ts';

/** The address book and its changes; each returns the full address book. The last deletion can be undone. */
export const useAddressBook = (initial: AddressEntry[]) => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState({ initial, book: initial });
  const [removed, setRemoved] = useState<AddressEntry | null>(null);
  const [busyId, setBusyId] = useState<number | null>(null);
  /** The address whose pressed button was removed: it takes the focus itself. */
  const [touchedId, setTouchedId] = useState<number | null>(null);
  // The page's newly loaded data is newer than earlier responses.
  if (shown.initial !== initial) setShown({ initial, book: initial });
  const setBook = (book: AddressEntry[]) => setShown({ initial, book });

  const { submit } = useSubmit(async (change: AddressChange, entry: AddressEntry) => {
    setBusyId(entry.id);
    try {
      const { addressChanges } = await import(/* webpackChunkName: "address-calls" */ './address-calls.ts');
      setBook(await addressChanges[change](api, entry.id));
      setRemoved(change === 'remove' ? entry : null);
      setTouchedId(change === 'remove' ? null : entry.id);
    } catch (failure) {
      report(failure);
      // Another tab was faster: the visible list is outdated.
      if (isApiError(failure) && failure.code === 404) await revalidate();
    } finally {
      setBusyId(null);
    }
  });
  return {
    book: shown.book,
    removed,
    busyId,
    touchedId,
    setBook: (book: AddressEntry[]) => {
      setRemoved(null);
      setBook(book);
    },
    setDefault: (entry: AddressEntry) => void submit('setDefault', entry),
    remove: (entry: AddressEntry) => void submit('remove', entry),
    restore: (entry: AddressEntry) => void submit('restore', entry),
  };
};
