import { isApiError } from '@pasar/api-client';
import { type ApiScope, apiKeyEndpoints, apiScopes } from '@pasar/contract';
import { useApi, useForm, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

const empty = { name: '', scopes: '', expires_in_days: '90', networks: '' };
type Fields = typeof empty;

const bodyOf = ({ name, scopes, expires_in_days, networks }: Fields) => ({
  name,
  scopes: apiScopes.filter((scope): scope is ApiScope => scopes.split(',').includes(scope)),
  expires_in_days: Number(expires_in_days),
  networks: networks.split('\n').filter((line) => line.trim() !== ''),
});

/** An entry of a list is shown at its list. */
const byField = (fields: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name.split('.')[0] ?? name, texts]));

/** Creates a key; `secret` is there until the form closes, and nowhere else. */
export const useCreateKey = (open: boolean) => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const fields = useForm({ initial: empty, check: () => ({}), guard: open });
  const { submit, busy } = useSubmit(async (input: Fields) => {
    setProblem(undefined);
    try {
      const { data } = await api.call(apiKeyEndpoints.create, { body: bodyOf(input) });
      fields.settle(empty);
      setSecret(data.secret);
      await revalidate();
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields)
        return fields.refuse(byField(failure.fields));
      if (isApiError(failure) && failure.code === 409) return setProblem(failure.message);
      report(failure);
    }
  });
  return { ...fields, submit, busy, problem, secret, forget: () => setSecret(undefined) };
};
