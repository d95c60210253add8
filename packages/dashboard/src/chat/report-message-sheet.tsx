import { isApiError } from '@pasar/api-client';
import { formatReportReason, listReportReasons, type ReportReason } from '@pasar/contract';
import { toast, useApi, useForm, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button, Notice, RadioGroup, Sheet, Stack, TextArea } from '@pasar/ui';
import { useId } from 'react';
import type { ReportMessageProps } from './report-message.tsx';
import { useChatMessages } from './use-chat-messages.ts';

interface ReportMessageSheetProps extends Omit<ReportMessageProps, 'text'> {
  onClose: () => void;
}

/** Why a message is reported; what is typed stays when the report cannot be sent. */
export const ReportMessageSheet = ({
  calls,
  conversationId,
  messageId,
  onClose,
}: ReportMessageSheetProps) => {
  const say = useChatMessages();
  const locale = useLocale();
  const api = useApi();
  const report = useReportError();
  const formId = useId();
  const { field, form, values, errors, set, settle, refuse } = useForm({
    initial: { reason: '', text: '' },
    check: ({ reason, text }) => ({
      ...(!reason && { reason: say.needReason }),
      ...(reason === 'other' && !text.trim() && { text: say.needText }),
    }),
    guard: true,
  });
  const { submit, busy } = useSubmit(async (input: typeof values) => {
    const reason = input.reason as ReportReason; // one of the options
    try {
      const { message } = await api.call(calls.report, {
        params: { id: conversationId },
        body: { message_id: messageId, reason, text: input.text },
      });
      toast.success(message);
    } catch (failure) {
      if (!isApiError(failure)) return report(failure);
      if (failure.code === 422 && failure.fields) return refuse(failure.fields);
      // Reported before: nothing is left to do here.
      if (failure.code !== 409) return report(failure);
      toast.info(failure.message);
    }
    settle(input);
    onClose();
  });
  return (
    <Sheet
      open
      onOpenChange={(wanted) => !wanted && onClose()}
      title={say.reportTitle}
      closeLabel={say.close}
      actions={
        <Button type="submit" form={formId} block busy={busy}>
          {say.reportSend}
        </Button>
      }
    >
      <form id={formId} {...form(submit)}>
        <Stack gap={24}>
          <RadioGroup
            name="reason"
            label={say.reportReason}
            value={values.reason}
            error={errors.reason}
            options={listReportReasons('message').map((value) => ({
              value,
              label: formatReportReason('message', value, locale),
            }))}
            onChange={(reason) => set('reason', reason)}
          />
          <TextArea {...field('text')} label={say.reportText} rows={4} />
          <Notice>{say.reportNote}</Notice>
        </Stack>
      </form>
    </Sheet>
  );
};
