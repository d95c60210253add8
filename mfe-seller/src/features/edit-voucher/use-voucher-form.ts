import { isApiError } from '@pasar/api-client';
import { firstErrors, message, type StoreVoucherDetail, voucherEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import {
  linkTo,
  toast,
  useApi,
  useForm,
  useLocale,
  useLocalNavigate,
  useReportError,
  useSubmit,
} from '@pasar/slice-kit';
import { useStoredImage } from '../../shared/stored-image/use-stored-image.ts';
import { useCodeCheck } from './use-code-check.ts';
import { toVoucherPayload, type VoucherFormValues } from './voucher-form-values.ts';

interface VoucherFormOptions {
  initial: VoucherFormValues;
  /** The voucher that is changed; absent for a new one. */
  voucher?: StoreVoucherDetail | undefined;
}

/** The form of a voucher: its rules, its image, the check of its code, saving. After a save the list is shown. */
export const useVoucherForm = ({ initial, voucher }: VoucherFormOptions) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const navigate = useLocalNavigate();
  const intent = useIntent();
  const picture = useStoredImage(voucher?.image?.image_urls.w300 ?? null);
  const code = useCodeCheck(voucher?.id);
  const image = picture.mediaId === undefined ? (voucher?.image?.media_id ?? null) : picture.mediaId;
  const fields = useForm<VoucherFormValues>({
    initial,
    check: (texts) =>
      firstErrors(voucherEndpoints.create.body, toVoucherPayload(texts, image, voucher), locale),
    guard: true,
  });
  const { submit, busy } = useSubmit(async (texts: VoucherFormValues) => {
    const body = toVoucherPayload(texts, image, voucher);
    try {
      await intent({ id: voucher?.id, body }, (idempotencyKey) =>
        voucher
          ? api.call(voucherEndpoints.edit, { params: { id: voucher.id }, body }, { idempotencyKey })
          : api.call(voucherEndpoints.create, { body }, { idempotencyKey }),
      );
      fields.settle(texts);
      toast.success(message(voucher ? 'voucher.saved' : 'voucher.created', locale));
      await navigate(linkTo('seller.vouchers'));
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) return fields.refuse(failure.fields);
      report(failure);
    }
  });
  const setCode = (typed: string) => {
    const text = typed.toUpperCase().replace(/\s/g, '');
    fields.set('voucher_code', text);
    code.check(text);
  };
  return { ...fields, picture, setCode, codeCheck: code.of(fields.values.voucher_code), submit, busy };
};
