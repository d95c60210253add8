import { isApiError } from '@pasar/api-client';
import { message, parseFields, VoucherCode, voucherEndpoints } from '@pasar/contract';
import { useApi, useLocale } from '@pasar/slice-kit';
import { useRef, useState } from 'react';

/** Milliseconds without a key before the request. */
const pause = 350;

export interface CodeCheck {
  code: string;
  free: boolean;
  text: string;
}

/**
 * Whether a code is free, checked while it is typed (SPEC 7 "code/check"). A response that a newer letter
 * has overtaken is dropped; without a connection nothing is shown, the save will report it.
 */
export const useCodeCheck = (ownId: number | undefined) => {
  const api = useApi();
  const locale = useLocale();
  const [answer, setAnswer] = useState<CodeCheck>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');

  const ask = async (code: string) => {
    try {
      await api.call(voucherEndpoints.checkCode, {
        body: { voucher_code: code, ...(ownId !== undefined && { exclude_id: ownId }) },
      });
      if (asked.current === code)
        setAnswer({ code, free: true, text: message('voucher.code.available', locale) });
    } catch (failure) {
      const text = isApiError(failure) ? failure.fields?.voucher_code?.[0] : undefined;
      if (text && asked.current === code) setAnswer({ code, free: false, text });
    }
  };

  return {
    /** Shows a result only for the code that is in the field now. */
    of: (code: string) => (answer?.code === code ? answer : undefined),
    check: (code: string) => {
      clearTimeout(waiting.current);
      asked.current = code;
      if (!parseFields(VoucherCode, code, locale).ok) return;
      waiting.current = setTimeout(() => void ask(code), pause);
    },
  };
};
