import { type ApiKey, apiKeyEndpoints } from '@pasar/contract';
import {
  ConfirmButton,
  entryCodeStyle,
  entryFactStyle,
  entryNameStyle,
  entryStyle,
  entryTextStyle,
  useCall,
} from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Badge, Card, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

const Facts = ({ apiKey }: { apiKey: ApiKey }) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useTimes();
  const { scopes, networks, expires_at, last_used_at } = apiKey;
  return (
    <>
      <p css={entryFactStyle}>
        {scopes.map((scope) => t(`developer.keys.scope.${scope}`, { nsSeparator: false })).join(' · ')}
      </p>
      {networks.length > 0 && (
        <p css={entryFactStyle}>{t('developer.keys.from', { networks: networks.join(', ') })}</p>
      )}
      <p css={entryFactStyle}>
        {t('developer.keys.expires', { at: dateTime(expires_at) })} ·{' '}
        {last_used_at ? t('developer.keys.used', { at: dateTime(last_used_at) }) : t('developer.keys.unused')}
      </p>
    </>
  );
};

/** The keys of the store; each can be revoked. */
export const KeyList = ({ keys }: { keys: readonly ApiKey[] }) => {
  const { t } = useTranslation('seller');
  const { submit, busy } = useCall([404]);
  if (keys.length === 0) {
    return (
      <EmptyState headingLevel={3} title={t('developer.keys.none')} text={t('developer.keys.noneText')} />
    );
  }
  return (
    <Card padding="none">
      <ul>
        {keys.map((key) => (
          <li key={key.id} css={entryStyle}>
            <div css={entryTextStyle}>
              <p css={entryNameStyle}>
                {key.name} {key.is_expired && <Badge tone="danger">{t('developer.keys.expired')}</Badge>}
              </p>
              <p css={entryCodeStyle}>{key.prefix}_…</p>
              <Facts apiKey={key} />
            </div>
            <ConfirmButton
              variant="quiet"
              size="s"
              aria-label={t('developer.keys.revokeOne', { name: key.name })}
              texts={{
                title: t('developer.keys.revokeTitle', { name: key.name }),
                text: t('developer.keys.revokeText'),
                no: t('developer.keys.keep'),
                yes: t('developer.keys.revoke'),
              }}
              busy={busy}
              onYes={() => submit((api) => api.call(apiKeyEndpoints.revoke, { body: { key_id: key.id } }))}
            >
              {t('developer.keys.revoke')}
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </Card>
  );
};
