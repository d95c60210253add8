import { isApiError } from '@pasar/api-client';
import { checkoutEndpoints, companyEndpoints, firstErrors, type InvoiceCompany } from '@pasar/contract';
import { useApi, useForm, useLocale, useSubmit } from '@pasar/slice-kit';
import { type RefObject, useEffect, useRef } from 'react';

export type InvoiceDraft = InvoiceCompany & { who: string };

export interface InvoiceFormProps {
  /** What was typed and not saved, which outlives the form. */
  draft: RefObject<InvoiceDraft | null>;
  /** The one that is named so far; null: the buyer. */
  company: InvoiceCompany | null;
  /** `refused` receives the server's rejection; returns whether it handled it. Resolves with whether it was saved. */
  onSave(company: InvoiceCompany | null, refused: (failure: unknown) => boolean): Promise<boolean>;
  onClose(): void;
}

const empty = { name: '', npwp: '', address: '' };

/** The form about whom invoices name; the company that the account knows fills it in, unless one is named already. */
export const useInvoiceForm = ({ draft, company, onSave, onClose }: InvoiceFormProps) => {
  const api = useApi();
  const locale = useLocale();
  const { values, field, set, form, refuse } = useForm({
    initial: draft.current ?? { who: company ? 'company' : 'me', ...(company ?? empty) },
    check: ({ who, ...input }) =>
      who === 'me' ? {} : firstErrors(checkoutEndpoints.setInvoice.body, input, locale),
  });
  draft.current = values;
  const fill = useRef(set);
  fill.current = set;
  const typed = useRef(false);
  typed.current = values.name !== '' || values.npwp !== '' || values.address !== '';
  useEffect(() => {
    if (company) return;
    const known = new AbortController();
    api.call(companyEndpoints.company, {}, { signal: known.signal }).then(
      ({ data }) => {
        if (typed.current || known.signal.aborted) return;
        fill.current('name', data.company_name);
        fill.current('npwp', data.no_npwp);
        fill.current('address', data.address);
      },
      // Without it the fields are typed.
      () => {},
    );
    return () => known.abort();
  }, [api, company]);

  const { submit, busy } = useSubmit(async ({ who, ...input }: typeof values) => {
    const saved = await onSave(who === 'me' ? null : input, (failure) => {
      const fields = isApiError(failure) ? failure.fields : undefined;
      if (fields) refuse(fields);
      return fields !== undefined;
    });
    if (!saved) return;
    draft.current = null;
    onClose();
  });
  return { values, field, set, busy, element: form((input) => void submit(input)) };
};
