import { type ApiClient, type CallOptions, isApiError } from '@pasar/api-client';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useForm, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

interface SaveFormOptions<Values, Row> {
  /** What is changed; absent for a new one. */
  row: Row | undefined;
  toValues: (row: Row | undefined) => Values;
  /** The first error of each wrong field. */
  check: (values: Values, row: Row | undefined) => Record<string, string>;
  send: (
    api: ApiClient,
    given: { values: Values; row: Row | undefined },
    options: CallOptions,
  ) => Promise<{ data: Row }>;
  /** After it is saved: closes the form. */
  done: (saved: Row) => unknown;
}

/** What somebody else saved meanwhile, and the sentence of the server about it. */
interface Newer<Row> {
  row: Row;
  message: string;
}

/**
 * A form of the back office: what the server refuses appears at its fields, a retry has one effect. When somebody else
 * was faster (409) nothing typed is lost: what is there now can be taken, or be saved over.
 */
export const useSaveForm = <Values extends Record<string, string>, Row>({
  row,
  toValues,
  check,
  send,
  done,
}: SaveFormOptions<Values, Row>) => {
  const api = useApi();
  const report = useReportError();
  const intent = useIntent();
  const { t } = useTranslation('back-office');
  const { revalidate } = useRevalidator();
  const [base, setBase] = useState(row);
  const [newer, setNewer] = useState<Newer<Row>>();
  const fields = useForm<Values>({
    initial: toValues(base),
    check: (values) => check(values, base),
    guard: true,
  });
  // The form closes a moment after it was saved; until then a second press must not save again.
  const isSaved = useRef(false);
  const { submit, busy } = useSubmit(async (values: Values) => {
    if (isSaved.current) return;
    try {
      const { data } = await intent({ values, base }, (idempotencyKey) =>
        send(api, { values, row: base }, { idempotencyKey }),
      );
      isSaved.current = true;
      fields.settle(values);
      toast.success(t('form.saved'));
      if (base) await revalidate();
      await done(data);
    } catch (failure) {
      if (!isApiError(failure)) return report(failure);
      if (failure.code === 422 && failure.fields) return fields.refuse(failure.fields);
      if (failure.code !== 409 || !failure.data) return report(failure);
      setNewer({ row: failure.data as Row, message: failure.message });
    }
  });
  return {
    ...fields,
    /** Props of a field whose `onChange` gets the text itself. */
    textField: <K extends keyof Values & string>(name: K) => ({
      ...fields.field(name),
      onChange: (text: string) => fields.set(name, text as Values[K]), // every field of these forms is text
    }),
    submit,
    busy,
    /** What is changed, as it was last read; absent for a new one. */
    base,
    conflict: newer && { message: newer.message, now: toValues(newer.row) },
    /** Throws away what was typed for what is there now. */
    adopt: () => {
      if (!newer) return;
      setBase(newer.row);
      setNewer(undefined);
      fields.settle(toValues(newer.row));
    },
    /** Leaves what was typed: the next save replaces what is there now. */
    keep: () => {
      if (!newer) return;
      setBase(newer.row);
      setNewer(undefined);
    },
  };
};
