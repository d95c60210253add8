import { type WebhookDelivery, webhookEndpoints } from '@pasar/contract';
import {
  entryCodeStyle,
  entryFactStyle,
  entryNameStyle,
  entryStyle,
  entryTextStyle,
  useCall,
  useRefreshWhile,
} from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Badge, Button, Card } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

const tones = { waiting: 'info', delivered: 'success', failed: 'danger' } as const;

const Facts = ({ delivery }: { delivery: WebhookDelivery }) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useTimes();
  const { created_at, status, ms, tries, next_at, excerpt, state } = delivery;
  const answer =
    tries === 0
      ? t('developer.log.unsent')
      : status === null
        ? t('developer.log.noAnswer', { tries })
        : t('developer.log.facts', { status, ms, tries });
  return (
    <>
      <p css={entryFactStyle}>
        <time dateTime={created_at}>{dateTime(created_at)}</time> · {answer}
        {tries > 0 && next_at && ` · ${t('developer.log.next', { at: dateTime(next_at) })}`}
      </p>
      {state !== 'delivered' && excerpt !== '' && <p css={entryCodeStyle}>{excerpt}</p>}
    </>
  );
};

/** What was sent to the store's webhooks; each can be sent again. What is on its way is followed. */
export const DeliveryLog = ({ deliveries }: { deliveries: readonly WebhookDelivery[] }) => {
  const { t } = useTranslation('seller');
  const { submit, busy } = useCall([404, 409]);
  useRefreshWhile(deliveries.some(({ state, tries }) => state === 'waiting' && tries === 0));
  if (deliveries.length === 0) return <p css={entryFactStyle}>{t('developer.log.none')}</p>;
  return (
    <Card padding="none">
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.id} css={entryStyle}>
            <div css={entryTextStyle}>
              <p css={entryNameStyle}>
                {delivery.type}{' '}
                <Badge tone={tones[delivery.state]}>{t(`developer.log.state.${delivery.state}`)}</Badge>
              </p>
              <p css={entryFactStyle}>{delivery.url}</p>
              <Facts delivery={delivery} />
            </div>
            {delivery.state !== 'waiting' && (
              <Button
                variant="quiet"
                size="s"
                busy={busy}
                aria-label={t('developer.log.resendOne', { id: delivery.event_id })}
                onClick={() =>
                  void submit((api) =>
                    api.call(webhookEndpoints.resend, { body: { delivery_id: delivery.id } }),
                  )
                }
              >
                {t('developer.log.resend')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
