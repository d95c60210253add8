import { isApiError } from '@pasar/api-client';
import { type Appeal, appealEndpoints } from '@pasar/contract';
import {
  toast,
  useApi,
  useForm,
  useFormat,
  useLocale,
  useReportError,
  useSubmit,
  useTimes,
} from '@pasar/slice-kit';
import { Button, Notice, Sheet, Skeleton, Stack, TextArea } from '@pasar/ui';
import { useEffect, useId, useState } from 'react';
import { useIntent } from '../intent/use-intent.ts';
import { en } from './appeal-messages.en.ts';
import { id } from './appeal-messages.id.ts';

const allWords = { id, en };

export interface AppealSheetProps {
  subject: 'product' | 'review';
  id: number;
  onClose: () => void;
}

/** The decision as it is now; undefined while it is on its way. */
const useAppeal = ({ subject, id, onClose }: AppealSheetProps, gone: string) => {
  const api = useApi();
  const report = useReportError();
  const [read, setRead] = useState<Appeal>();
  useEffect(() => {
    const left = new AbortController();
    const query = { subject_type: subject, subject_id: id };
    api.call(appealEndpoints.read, { query }, { signal: left.signal }).then(
      ({ data }) => setRead(data),
      (failure) => {
        if (left.signal.aborted) return;
        if (isApiError(failure) && failure.code === 404) toast.info(gone);
        else report(failure);
        onClose();
      },
    );
    return () => left.abort();
    // The functions belong to the page; only another subject is read again.
  }, [api, subject, id]);
  return read;
};

/** Why something is blocked, and the one appeal against it. */
export const AppealSheet = (props: AppealSheetProps) => {
  const { onClose } = props;
  const words = allWords[useLocale()];
  const { date } = useFormat();
  const { dateTime } = useTimes();
  const api = useApi();
  const report = useReportError();
  const intent = useIntent();
  const formId = useId();
  const read = useAppeal(props, words.gone);
  const { field, form, settle, refuse } = useForm({
    initial: { text: '' },
    check: ({ text }): Record<string, string> => (text.trim() ? {} : { text: words.need }),
    guard: true,
  });
  const { submit, busy } = useSubmit(async ({ text }: { text: string }) => {
    if (!read) return;
    const body = { moderation_id: read.moderation_id, text };
    try {
      const { message } = await intent(body, (idempotencyKey) =>
        api.call(appealEndpoints.create, { body }, { idempotencyKey }),
      );
      toast.success(message);
    } catch (failure) {
      if (!isApiError(failure)) return report(failure);
      if (failure.code === 422 && failure.fields) return refuse(failure.fields);
      if (failure.code !== 409) return report(failure);
      toast.info(failure.message);
    }
    settle({ text });
    onClose();
  });
  const isOpen = read && !read.appeal && read.server_time < read.appeal_until;
  return (
    <Sheet
      open
      onOpenChange={(wanted) => !wanted && onClose()}
      title={words.title}
      closeLabel={words.close}
      actions={
        isOpen && (
          <Button type="submit" form={formId} block busy={busy}>
            {words.send}
          </Button>
        )
      }
    >
      <Stack gap={20}>
        {!read && <Skeleton lines={3} />}
        {read && (
          <Notice tone="danger" title={read.reason}>
            {read.note} · {words.why(dateTime(read.at))}
          </Notice>
        )}
        {read?.appeal && (
          <Notice title={words.state[read.appeal.state]}>{read.appeal.note ?? read.appeal.text}</Notice>
        )}
        {read && !read.appeal && !isOpen && <Notice>{words.over}</Notice>}
        {isOpen && (
          <form id={formId} {...form(submit)}>
            <Stack gap={16}>
              <TextArea {...field('text')} label={words.text} rows={5} />
              <Notice>{words.once(date(read.appeal_until))}</Notice>
            </Stack>
          </form>
        )}
      </Stack>
    </Sheet>
  );
};
