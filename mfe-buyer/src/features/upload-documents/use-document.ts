import { isApiError } from '@pasar/api-client';
import { type BuyerDocuments, companyEndpoints, type MediaId, message } from '@pasar/contract';
import { toast, useApi, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useUpload } from '@pasar/slice-kit/fields';
import { useRevalidator } from 'react-router';

export type DocumentName = keyof BuyerDocuments;

/** One document: uploaded when it is selected and saved as soon as it arrives; removed on request. */
export const useDocument = (name: DocumentName) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const keep = useSubmit(async (id: MediaId | null, preview?: string) => {
    try {
      await api.call(companyEndpoints.saveDocuments, { body: { [name]: id } });
      toast.success(message('data.saved', locale));
      await revalidate();
    } catch (failure) {
      const refusal = isApiError(failure) ? failure.fields?.[name]?.[0] : undefined;
      if (refusal) upload.say(refusal);
      else report(failure);
    } finally {
      if (preview) URL.revokeObjectURL(preview);
    }
  });
  const upload = useUpload({ onStored: (id, preview) => void keep.submit(id, preview) });
  return {
    way: upload.way,
    busy: upload.busy || keep.busy,
    choose: upload.choose,
    remove: () => keep.submit(null),
  };
};
