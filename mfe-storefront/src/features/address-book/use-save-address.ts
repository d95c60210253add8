import { isApiError } from '@pasar/api-client';
import { type AddressEntry, type Args, addressEndpoints, message } from '@pasar/contract';
import { toast, useApi, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRef } from 'react';

type Input = Args<typeof addressEndpoints.add>['body'];

interface Outcome {
  saved(book: AddressEntry[], id: number): void;
  /** The server's messages at their fields. */
  refused(fields: Record<string, readonly string[]>): void;
}

/** Adds an address, or changes the one with this id. The same input sent again has one effect. */
export const useSaveAddress = (id: number | undefined, { saved, refused }: Outcome) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const intent = useRef({ input: '', key: '' });
  const { submit: save, busy } = useSubmit(async (body: Input) => {
    const input = JSON.stringify(body);
    if (intent.current.input !== input) intent.current = { input, key: crypto.randomUUID() };
    try {
      const { data } =
        id === undefined
          ? await api.call(addressEndpoints.add, { body }, { idempotencyKey: intent.current.key })
          : await api.call(addressEndpoints.edit, { params: { id }, body });
      toast.success(message('address-book.saved', locale));
      saved(data.addresses, data.id);
    } catch (failure) {
      if (isApiError(failure) && failure.fields) refused(failure.fields);
      else report(failure);
    }
  });
  return { save, busy };
};
