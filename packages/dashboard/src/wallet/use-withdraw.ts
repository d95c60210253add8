import { isApiError } from '@pasar/api-client';
import { message } from '@pasar/contract';
import { toast, useForm, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useIntent } from '../intent/use-intent.ts';

/** The input of every withdrawal. */
export type WithdrawFields = { amount: string; password: string };

export interface WithdrawArgs<Fields extends WithdrawFields, Body> {
  empty: Fields;
  /** In rupiah. */
  withdrawable: number;
  bodyOf: (input: Fields) => Body;
  /** The first error of each wrong field of the body. */
  check: (body: Body) => Record<string, string>;
  send: (body: Body, idempotencyKey: string) => Promise<unknown>;
  open: boolean;
  done: () => void;
}

/** A number, or none for an empty field. */
export const numberIn = (text: string): number => (text === '' ? Number.NaN : Number(text));

/**
 * A withdrawal's form. A rejection as a whole (a day's limit, an insufficient balance) is shown above the
 * fields.
 */
export const useWithdraw = <Fields extends WithdrawFields, Body>({
  empty,
  withdrawable,
  bodyOf,
  check,
  send,
  open,
  done,
}: WithdrawArgs<Fields, Body>) => {
  const locale = useLocale();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const intent = useIntent();
  const [problem, setProblem] = useState<string>();
  const fields = useForm({
    initial: empty,
    check: (input) => ({
      ...(Number(input.amount) > withdrawable && { amount: message('wallet.insufficient', locale) }),
      ...check(bodyOf(input)),
    }),
    guard: open,
  });
  const { submit, busy } = useSubmit(async (input: Fields) => {
    const body = bodyOf(input);
    setProblem(undefined);
    try {
      await intent(body, (idempotencyKey) => send(body, idempotencyKey));
      toast.success(message('withdraw.requested', locale));
      fields.settle(empty);
      done();
      await revalidate();
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) return fields.refuse(failure.fields);
      if (!isApiError(failure) || failure.code !== 409) return report(failure);
      setProblem(failure.message);
      await revalidate();
    }
  });
  return { ...fields, submit, busy, problem };
};
