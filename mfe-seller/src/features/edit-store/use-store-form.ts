import { isApiError } from '@pasar/api-client';
import { firstErrors, merchantEndpoints, message, type Store } from '@pasar/contract';
import {
  session,
  toast,
  useApi,
  useForm,
  useLocale,
  useReportError,
  useSession,
  useSubmit,
} from '@pasar/slice-kit';
import { useState } from 'react';
import { useStoredImage } from '../../shared/stored-image/use-stored-image.ts';
import {
  type FileField,
  type StoreFormValues,
  toStoreFormValues,
  toStorePayload,
} from './store-form-values.ts';

/** The form of a store: text, images, saving, and the handling of a change made elsewhere (409). */
export const useStoreForm = (store: Store) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const { user } = useSession();
  const [version, setVersion] = useState(store.version);
  const [newer, setNewer] = useState<Store>();
  const [pictureErrors, setPictureErrors] = useState<Partial<Record<FileField, string>>>({});
  const pictures = {
    merchant_photo: useStoredImage(store.merchant_photo.url),
    file_ktp: useStoredImage(store.file_ktp.url),
    file_ktp_selfie: useStoredImage(store.file_ktp_selfie.url),
    file_npwp: useStoredImage(store.file_npwp.url),
    file_company_doc: useStoredImage(store.file_company_doc.url),
  };
  const fields = useForm({
    initial: toStoreFormValues(store),
    check: (input) =>
      firstErrors(merchantEndpoints.saveStore.body, { ...toStorePayload(input), version }, locale),
    guard: true,
  });

  const adopt = (fresh: Store) => {
    setVersion(fresh.version);
    setNewer(undefined);
    fields.settle(toStoreFormValues(fresh));
    for (const [name, picture] of Object.entries(pictures))
      picture.settle(fresh[name as keyof typeof pictures].url); // the keys are its own
  };

  /** The header and other tabs show the store's name and photo, too. */
  const keepInHeader = ({ merchant_name, merchant_photo }: Store) => {
    const merchant = user?.merchant;
    if (merchant)
      session.update({ merchant: { ...merchant, merchant_name, merchant_photo: merchant_photo.url } });
  };

  /** A company lacks a document, for example; a wrong text comes before it. */
  const showAtPictures = (wrong: Record<string, readonly string[]>) => {
    const found = Object.keys(pictures).filter((name) => name in wrong);
    setPictureErrors(Object.fromEntries(found.map((name) => [name, wrong[name]?.[0]])));
    const [first] = found;
    if (first && found.length === Object.keys(wrong).length) document.getElementsByName(first)[0]?.focus();
  };

  const { submit, busy } = useSubmit(async (input: StoreFormValues) => {
    setPictureErrors({});
    const files = Object.fromEntries(Object.entries(pictures).map(([name, { mediaId }]) => [name, mediaId]));
    try {
      const body = { ...toStorePayload(input), ...files, version };
      const { data } = await api.call(merchantEndpoints.saveStore, { body });
      adopt(data);
      keepInHeader(data);
      toast.success(message('data.saved', locale));
    } catch (failure) {
      if (isApiError(failure) && failure.code === 409 && failure.data) return setNewer(failure.data as Store); // the contract's 409 carries the fresh store
      if (isApiError(failure) && failure.code === 422 && failure.fields) {
        fields.refuse(failure.fields);
        return showAtPictures(failure.fields);
      }
      report(failure);
    }
  });

  const touched = fields.changed || Object.values(pictures).some(({ mediaId }) => mediaId !== undefined);
  const uploading = Object.values(pictures).some((picture) => picture.busy);
  return { ...fields, pictures, pictureErrors, submit, busy, touched, uploading, newer, adopt };
};
