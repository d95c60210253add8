import { type Webhook, webhookEndpoints } from '@pasar/contract';
import {
  ConfirmButton,
  entryFactStyle,
  entryNameStyle,
  entryTextStyle,
  stackedEntryStyle,
  useCall,
} from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Badge, Button, Card, EmptyState, Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { RotateButton } from './rotate-button.tsx';
import { WebhookButton } from './webhook-button.tsx';

const Actions = ({ webhook }: { webhook: Webhook }) => {
  const { t } = useTranslation('seller');
  const { submit, busy } = useCall([404, 409]);
  const { id, url, state } = webhook;
  const body = { webhook_id: id };
  return (
    <Inline gap={4}>
      {state === 'active' && (
        <Button
          variant="quiet"
          size="s"
          busy={busy}
          aria-label={t('developer.hooks.pingOne', { url })}
          onClick={() => void submit((api) => api.call(webhookEndpoints.ping, { body }))}
        >
          {t('developer.hooks.ping')}
        </Button>
      )}
      <WebhookButton webhook={webhook} />
      <RotateButton webhook={webhook} />
      <ConfirmButton
        variant="quiet"
        size="s"
        aria-label={t('developer.hooks.removeOne', { url })}
        texts={{
          title: t('developer.hooks.removeTitle'),
          text: t('developer.hooks.removeText'),
          no: t('developer.hooks.keep'),
          yes: t('developer.hooks.remove'),
        }}
        busy={busy}
        onYes={() => submit(async (api) => await api.call(webhookEndpoints.remove, { body }))}
      >
        {t('developer.hooks.remove')}
      </ConfirmButton>
    </Inline>
  );
};

const Entry = ({ webhook }: { webhook: Webhook }) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useTimes();
  const { url, events, state, stop_reason, old_secret_until } = webhook;
  return (
    <li css={stackedEntryStyle}>
      <div css={entryTextStyle}>
        <p css={entryNameStyle}>
          {url} {state === 'stopped' && <Badge tone="danger">{t('developer.hooks.stopped')}</Badge>}
        </p>
        <p css={entryFactStyle}>{events.map((event) => t(`developer.hooks.event.${event}`)).join(' · ')}</p>
        {stop_reason && <p css={entryFactStyle}>{t(`developer.hooks.reason.${stop_reason}`)}</p>}
        {old_secret_until && (
          <p css={entryFactStyle}>{t('developer.hooks.both', { at: dateTime(old_secret_until) })}</p>
        )}
      </div>
      <Actions webhook={webhook} />
    </li>
  );
};

/** The webhooks of the store, each with what can be done to it. */
export const WebhookList = ({ webhooks }: { webhooks: readonly Webhook[] }) => {
  const { t } = useTranslation('seller');
  if (webhooks.length === 0) {
    return (
      <EmptyState headingLevel={3} title={t('developer.hooks.none')} text={t('developer.hooks.noneText')} />
    );
  }
  return (
    <Card padding="none">
      <ul>
        {webhooks.map((webhook) => (
          <Entry key={webhook.id} webhook={webhook} />
        ))}
      </ul>
    </Card>
  );
};
