import { type Webhook, webhookEvents } from '@pasar/contract';
import { Button, FormError, Sheet, Stack, TextField } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxList } from '../../shared/checkbox-list/checkbox-list.tsx';
import { NewSecret } from '../../shared/new-secret/new-secret.tsx';
import { useSaveWebhook } from './use-save-webhook.ts';

interface WebhookSheetProps {
  webhook?: Webhook;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form of a webhook, and after a new one its secret, which is shown this once. */
export const WebhookSheet = ({ webhook, open, onOpenChange }: WebhookSheetProps) => {
  const { t } = useTranslation('seller');
  const id = useId();
  const close = () => {
    state.forget();
    onOpenChange(false);
  };
  const state = useSaveWebhook(webhook, { open, done: () => onOpenChange(false) });
  const { field, form, submit, busy, problem, secret, values, errors, set } = state;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={t(secret ? 'developer.hooks.once' : webhook ? 'developer.hooks.edit' : 'developer.hooks.add')}
      closeLabel={t('close')}
      actions={
        secret ? (
          <Button block onClick={close}>
            {t('developer.hooks.done')}
          </Button>
        ) : (
          <Button type="submit" form={id} block busy={busy}>
            {t('developer.hooks.save')}
          </Button>
        )
      }
    >
      {secret ? (
        <NewSecret
          secret={secret}
          text={t('developer.hooks.onceText')}
          copyLabel={t('developer.hooks.copy')}
        />
      ) : (
        <form id={id} {...form(submit)}>
          <Stack gap={20}>
            {problem && <FormError>{problem}</FormError>}
            <TextField
              {...field('url')}
              type="url"
              label={t('developer.hooks.url')}
              hint={t('developer.hooks.urlHint')}
              autoComplete="off"
            />
            <CheckboxList
              name="events"
              title={t('developer.hooks.events')}
              options={webhookEvents.map((event) => ({
                value: event,
                label: t(`developer.hooks.event.${event}`),
                hint: event,
              }))}
              value={values.events}
              onValue={(events) => set('events', events)}
              error={errors.events}
            />
          </Stack>
        </form>
      )}
    </Sheet>
  );
};
