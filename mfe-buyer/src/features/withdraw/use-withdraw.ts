import { isCallFailure } from '@pasar/api-client';
import { firstErrors, message, walletEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useForm, useLocale, useReportFailure, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

const empty = { amount: '', bank_id: '', rekening: '', atas_nama: '', password: '' };
type Fields = typeof empty;

const numberIn = (text: string) => (text === '' ? Number.NaN : Number(text));

const bodyOf = ({ amount, bank_id, ...others }: Fields) => ({
  ...others,
  amount: numberIn(amount),
  bank_id: numberIn(bank_id),
});

/** A withdrawal's form. A refusal of the whole (a day's limit, too little left) stands above the fields. */
export const useWithdraw = ({
  balance,
  open,
  done,
}: {
  balance: number;
  open: boolean;
  done: () => void;
}) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportFailure();
  const { revalidate } = useRevalidator();
  const intent = useIntent();
  const [problem, setProblem] = useState<string>();
  const fields = useForm({
    initial: empty,
    check: (input) => ({
      ...(Number(input.amount) > balance && { amount: message('wallet.insufficient', locale) }),
      ...firstErrors(walletEndpoints.withdraw.body, bodyOf(input), locale),
    }),
    guard: open,
  });
  const { submit, busy } = useSubmit(async (input: Fields) => {
    const body = bodyOf(input);
    setProblem(undefined);
    try {
      await intent(body, (idempotencyKey) =>
        api.call(walletEndpoints.withdraw, { body }, { idempotencyKey }),
      );
      toast.success(message('withdraw.requested', locale));
      fields.settle(empty);
      done();
      await revalidate();
    } catch (failure) {
      if (isCallFailure(failure) && failure.code === 422 && failure.fields)
        return fields.refuse(failure.fields);
      if (!isCallFailure(failure) || failure.code !== 409) return report(failure);
      setProblem(failure.message);
      await revalidate();
    }
  });
  return { ...fields, submit, busy, problem };
};
