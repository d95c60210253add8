import { isApiError } from '@pasar/api-client';
import { type AdminTicketDetail, adminTicketEndpoints, message, ticketLimits } from '@pasar/contract';
import { FormActions, useIntent, useKeys } from '@pasar/dashboard';
import { toast, useApi, useForm, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button, Notice, Stack, TextArea } from '@pasar/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

/** The answer to a question. When it has changed meanwhile, what is new is read before the answer is sent. */
export const ReplyToTicket = ({ ticket: { id, version } }: { ticket: AdminTicketDetail }) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const api = useApi();
  const report = useReportError();
  const intent = useIntent();
  const { revalidate } = useRevalidator();
  const [conflict, setConflict] = useState('');
  const { field, form, refuse, settle } = useForm({
    initial: { text: '' },
    check: ({ text }): { text?: string } =>
      text.trim() === '' ? { text: message('field.required', locale) } : {},
    guard: true,
  });
  const { submit, busy } = useSubmit(async ({ text }: { text: string }) => {
    const body = { ticket_id: id, version, text };
    setConflict('');
    try {
      const sent = await intent(body, (idempotencyKey) =>
        api.call(adminTicketEndpoints.reply, { body }, { idempotencyKey }),
      );
      settle({ text: '' });
      toast.success(sent.message);
    } catch (failure) {
      if (!isApiError(failure)) return report(failure);
      if (failure.code === 422 && failure.fields) return refuse(failure.fields);
      if (failure.code !== 409) return report(failure);
      setConflict(failure.message);
    }
    await revalidate();
  });
  const box = useRef<HTMLDivElement>(null);
  useKeys({ e: () => box.current?.querySelector('textarea')?.focus() });
  return (
    <form {...form((values) => void submit(values))}>
      <Stack gap={16}>
        {conflict && (
          <Notice tone="warning" live>
            {conflict}
          </Notice>
        )}
        <div ref={box}>
          <TextArea
            {...field('text')}
            label={t('tickets.answer')}
            hint={t('tickets.answerHint')}
            limit={ticketLimits.longest}
            rows={5}
            required
          />
        </div>
        <FormActions>
          <Button type="submit" busy={busy}>
            {t('tickets.send')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
};
