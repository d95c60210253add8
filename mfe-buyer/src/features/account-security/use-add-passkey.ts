import { isApiError } from '@pasar/api-client';
import { passkeyEndpoints } from '@pasar/contract';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { isPasskeyCanceled, makePasskey } from '@pasar/slice-kit/passkeys';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

/** Makes a passkey on this device and adds it. A question that the owner closes says nothing. */
export const useAddPasskey = (showCodes: (codes: string[]) => void) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  return useSubmit(async () => {
    try {
      const options = await api.call(passkeyEndpoints.begin);
      const credential = await makePasskey(options.data);
      const { data, message } = await api.call(passkeyEndpoints.confirm, { body: { credential } });
      toast.success(message);
      if (data.recovery_codes.length > 0) showCodes(data.recovery_codes);
      await revalidate();
    } catch (failure) {
      if (isPasskeyCanceled(failure)) return;
      if (isApiError(failure)) report(failure);
      else if (failure instanceof Error && failure.name === 'InvalidStateError')
        toast.info(t('security.passkeys.known'));
      else toast.error(t('security.passkeys.failed'));
    }
  });
};
