import { isApiError } from '@pasar/api-client';
import { firstErrors, message, type StoreBank, sellerWalletEndpoints } from '@pasar/contract';
import { toast, useApi, useForm, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

const fieldsOf = ({ bank_id, rekening, cabang, atas_nama }: StoreBank) => ({
  bank_id: bank_id === null ? '' : String(bank_id),
  rekening,
  cabang,
  atas_nama,
  password: '',
});
type Fields = ReturnType<typeof fieldsOf>;

const bodyOf = ({ bank_id, ...others }: Fields) => ({
  ...others,
  bank_id: bank_id === '' ? Number.NaN : Number(bank_id),
});

/** Saves the store's bank account; what the page shows is read again, because withdrawals wait then. */
export const useSaveBank = (bank: StoreBank, { open, done }: { open: boolean; done: () => void }) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const fields = useForm({
    initial: fieldsOf(bank),
    check: (input) => firstErrors(sellerWalletEndpoints.saveBank.body, bodyOf(input), locale),
    guard: open,
  });
  const { submit, busy } = useSubmit(async (input: Fields) => {
    setProblem(undefined);
    try {
      const { data } = await api.call(sellerWalletEndpoints.saveBank, { body: bodyOf(input) });
      toast.success(message('data.saved', locale));
      fields.settle(fieldsOf(data));
      done();
      await revalidate();
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) return fields.refuse(failure.fields);
      if (isApiError(failure) && failure.code === 409) return setProblem(failure.message);
      report(failure);
    }
  });
  return { ...fields, submit, busy, problem };
};
