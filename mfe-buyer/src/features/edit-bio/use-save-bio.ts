import { isApiError } from '@pasar/api-client';
import { type Bio, buyerEndpoints, message } from '@pasar/contract';
import { session, toast, useApi, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';

type Input = Pick<Bio, 'fullname' | 'birthday' | 'gender' | 'phone'> & { password?: string };

interface Outcome {
  saved: (bio: Bio) => void;
  refused: (fields: Record<string, string[]>) => void;
}

/** Saves the user's data; the header and other tabs follow through the session. */
export const useSaveBio = ({ saved, refused }: Outcome) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  return useSubmit(async (body: Input) => {
    try {
      const { data } = await api.call(buyerEndpoints.saveBio, { body });
      const { email: _, ...changed } = data;
      session.update(changed);
      saved(data);
      toast.success(message('data.saved', locale));
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) refused(failure.fields);
      else report(failure);
    }
  });
};
