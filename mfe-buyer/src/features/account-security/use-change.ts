import { isApiError } from '@pasar/api-client';
import { toast, useReportError, useSubmit } from '@pasar/slice-kit';

interface Change<Input, Answer> {
  send: (input: Input) => Promise<{ data: Answer; message: string }>;
  changed: (answer: Answer, input: Input) => void | Promise<void>;
  refused: (fields: Record<string, string[]>) => void;
  /** The page itself shows what happened. */
  quiet?: boolean;
}

/** Sends one change, once; shows the server's message, at the fields or above the page. */
export const useChange = <Input, Answer>({
  send,
  changed,
  refused,
  quiet = false,
}: Change<Input, Answer>) => {
  const report = useReportError();
  return useSubmit(async (input: Input) => {
    try {
      const { data, message } = await send(input);
      if (!quiet) toast.success(message);
      await changed(data, input);
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) refused(failure.fields);
      else report(failure);
    }
  });
};
