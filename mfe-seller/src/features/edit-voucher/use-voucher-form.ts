import { isCallFailure } from '@pasar/api-client';
import { firstErrors, message, paths, type StoreVoucherDetail, voucherEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import {
  toast,
  useApi,
  useForm,
  useLocale,
  useLocalNavigate,
  useReportFailure,
  useSubmit,
} from '@pasar/slice-kit';
import { usePicture } from '../../shared/picture/use-picture.ts';
import { useCodeCheck } from './use-code-check.ts';
import { bodyOf, type VoucherTexts } from './voucher-fields.ts';

interface VoucherFormOptions {
  initial: VoucherTexts;
  /** The voucher that is changed; absent for a new one. */
  voucher?: StoreVoucherDetail | undefined;
}

/** The form of a voucher: its rules, its picture, the check of its code, saving. After a save the list is shown. */
export const useVoucherForm = ({ initial, voucher }: VoucherFormOptions) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportFailure();
  const navigate = useLocalNavigate();
  const intent = useIntent();
  const picture = usePicture(voucher?.image?.pictures.w300 ?? null);
  const code = useCodeCheck(voucher?.id);
  const image = picture.mediaId === undefined ? (voucher?.image?.media_id ?? null) : picture.mediaId;
  const fields = useForm<VoucherTexts>({
    initial,
    check: (texts) => firstErrors(voucherEndpoints.create.body, bodyOf(texts, image, voucher), locale),
    guard: true,
  });
  const { submit, busy } = useSubmit(async (texts: VoucherTexts) => {
    const body = bodyOf(texts, image, voucher);
    try {
      await intent({ id: voucher?.id, body }, (idempotencyKey) =>
        voucher
          ? api.call(voucherEndpoints.edit, { params: { id: voucher.id }, body }, { idempotencyKey })
          : api.call(voucherEndpoints.create, { body }, { idempotencyKey }),
      );
      fields.settle(texts);
      toast.success(message(voucher ? 'voucher.saved' : 'voucher.created', locale));
      await navigate(paths.seller.vouchers());
    } catch (failure) {
      if (isCallFailure(failure) && failure.code === 422 && failure.fields)
        return fields.refuse(failure.fields);
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
