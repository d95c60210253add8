import { isApiError } from '@pasar/api-client';
import { message, ticketEndpoints, ticketLimits } from '@pasar/contract';
import { FormActions, useIntent } from '@pasar/dashboard';
import { toast, useApi, useForm, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button, Card, Stack, TextArea } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

/** A further message to the team. What was typed stays until it is sent. */
export const WriteMore = ({ code }: { code: string }) => {
  const { t } = useTranslation('buyer');
  const locale = useLocale();
  const api = useApi();
  const report = useReportError();
  const intent = useIntent();
  const { revalidate } = useRevalidator();
  const { field, form, refuse, settle } = useForm({
    initial: { text: '' },
    check: ({ text }): { text?: string } =>
      text.trim() === '' ? { text: message('field.required', locale) } : {},
    guard: true,
  });
  const { submit, busy } = useSubmit(async (body: { text: string }) => {
    try {
      const sent = await intent(body, (idempotencyKey) =>
        api.call(ticketEndpoints.write, { params: { code }, body }, { idempotencyKey }),
      );
      settle({ text: '' });
      toast.success(sent.message);
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) return refuse(failure.fields);
      report(failure);
    }
    await revalidate();
  });
  return (
    <Card padding="l">
      <form {...form((body) => void submit(body))}>
        <Stack gap={16}>
          <TextArea {...field('text')} label={t('tickets.more')} limit={ticketLimits.longest} required />
          <FormActions>
            <Button type="submit" busy={busy}>
              {t('tickets.send')}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Card>
  );
};
