import { isApiError } from '@pasar/api-client';
import { type BuyerCompany, companyEndpoints, firstErrors, type MediaId, message } from '@pasar/contract';
import { toast, useApi, useForm, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useUpload } from '@pasar/slice-kit/fields';
import { useState } from 'react';

const fieldsOf = ({ company_name, address, is_pkp, no_npwp, pic_name, pic_phone }: BuyerCompany) => ({
  company_name,
  address,
  is_pkp: is_pkp as string, // the form's fields are text
  no_npwp,
  pic_name,
  pic_phone,
});
type Fields = ReturnType<typeof fieldsOf>;

interface Picture {
  /** Undefined: as it is stored; null: removed; a number: a new one. */
  id: MediaId | null | undefined;
  url: string | undefined;
}

const storedPicture = ({ company_picture: { url } }: BuyerCompany): Picture => ({
  id: undefined,
  url: url ?? undefined,
});

/** The company's form: text, an image that is uploaded when it is selected, and the save of both. */
export const useCompanyForm = (company: BuyerCompany) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const [picture, setPicture] = useState(storedPicture(company));
  const upload = useUpload({
    onStored: (id, url) => setPicture({ id, url }),
    onLost: () => setPicture({ id: undefined, url: undefined }),
  });
  const fields = useForm({
    initial: fieldsOf(company),
    check: (input) => firstErrors(companyEndpoints.saveCompany.body, input, locale),
    guard: true,
  });
  const { submit, busy } = useSubmit(async ({ is_pkp, ...input }: Fields) => {
    try {
      const body = { ...input, is_pkp: is_pkp as BuyerCompany['is_pkp'], company_picture: picture.id }; // checked by the form
      const { data } = await api.call(companyEndpoints.saveCompany, { body });
      fields.settle(fieldsOf(data));
      setPicture(storedPicture(data));
      toast.success(message('data.saved', locale));
    } catch (failure) {
      if (!isApiError(failure) || failure.code !== 422 || !failure.fields) return report(failure);
      upload.say(failure.fields.company_picture?.[0]);
      fields.refuse(failure.fields);
    }
  });
  return {
    ...fields,
    submit,
    busy: busy || upload.busy,
    touched: fields.changed || picture.id !== undefined,
    picture: {
      url: upload.way.preview ?? picture.url,
      way: upload.way,
      busy: upload.busy,
      choose: upload.choose,
      remove: () => {
        upload.say();
        setPicture({ id: null, url: undefined });
      },
    },
  };
};
