import { isApiError } from '@pasar/api-client';
import { type Webhook, type WebhookEvent, webhookEndpoints, webhookEvents } from '@pasar/contract';
import { toast, useApi, useForm, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

const fieldsOf = (webhook?: Webhook) => ({
  url: webhook?.url ?? '',
  events: (webhook?.events ?? webhookEvents).join(','),
});
type Fields = ReturnType<typeof fieldsOf>;

const bodyOf = ({ url, events }: Fields) => ({
  url,
  events: webhookEvents.filter((event): event is WebhookEvent => events.split(',').includes(event)),
});

/** Adds a webhook, whose `secret` is there until the form closes, or changes one. */
export const useSaveWebhook = (
  webhook: Webhook | undefined,
  { open, done }: { open: boolean; done: () => void },
) => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const fields = useForm({ initial: fieldsOf(webhook), check: () => ({}), guard: open });
  const save = async (input: Fields) => {
    if (!webhook) {
      const { data } = await api.call(webhookEndpoints.create, { body: bodyOf(input) });
      fields.settle(fieldsOf());
      return setSecret(data.secret);
    }
    const body = { webhook_id: webhook.id, ...bodyOf(input) };
    const { data, message } = await api.call(webhookEndpoints.edit, { body });
    fields.settle(fieldsOf(data));
    toast.success(message);
    done();
  };
  const { submit, busy } = useSubmit(async (input: Fields) => {
    setProblem(undefined);
    try {
      await save(input);
      await revalidate();
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) return fields.refuse(failure.fields);
      if (isApiError(failure) && failure.code === 409) return setProblem(failure.message);
      report(failure);
    }
  });
  return { ...fields, submit, busy, problem, secret, forget: () => setSecret(undefined) };
};
