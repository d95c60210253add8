import { isCallFailure } from '@pasar/api-client';
import { firstErrors, message, sellerWalletEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useForm, useLocale, useReportFailure, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

const empty = { amount: '', password: '' };
type Fields = typeof empty;

const numberIn = (text: string) => (text === '' ? Number.NaN : Number(text));

const bodyOf = ({ amount, password }: Fields) => ({ amount: numberIn(amount), password });

/** A withdrawal's form. A refusal of the whole (a day's limit, too little left) stands above the fields. */
export const useWithdraw = ({
  withdrawable,
  open,
  done,
}: {
  withdrawable: number;
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
      ...(Number(input.amount) > withdrawable && { amount: message('wallet.insufficient', locale) }),
      ...firstErrors(sellerWalletEndpoints.withdraw.body, bodyOf(input), locale),
    }),
    guard: open,
  });
  const { submit, busy } = useSubmit(async (input: Fields) => {
    const body = bodyOf(input);
    setProblem(undefined);
    try {
      await intent(body, (idempotencyKey) =>
        api.call(sellerWalletEndpoints.withdraw, { body }, { idempotencyKey }),
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
