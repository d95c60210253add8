import { type Webhook, webhookEndpoints } from '@pasar/contract';
import { ConfirmButton, useCall } from '@pasar/dashboard';
import { lazyComponent } from '@pasar/slice-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const SecretDialog = lazyComponent(() =>
  import(/* webpackChunkName: "webhook-secret" */ './secret-dialog.tsx').then((m) => m.SecretDialog),
);

/** Gives a webhook a new secret, which is shown once. */
export const RotateButton = ({ webhook: { id, url } }: { webhook: Webhook }) => {
  const { t } = useTranslation('seller');
  const { submit, busy } = useCall([404, 409]);
  const [secret, setSecret] = useState<string>();
  const rotate = () =>
    submit(async (api) => {
      const answer = await api.call(webhookEndpoints.rotate, { body: { webhook_id: id } });
      setSecret(answer.data.secret);
      return answer;
    });
  return (
    <>
      <ConfirmButton
        variant="quiet"
        size="s"
        aria-label={t('developer.hooks.rotateOne', { url })}
        texts={{
          title: t('developer.hooks.rotateTitle'),
          text: t('developer.hooks.rotateText'),
          no: t('developer.hooks.keep'),
          yes: t('developer.hooks.rotate'),
        }}
        busy={busy}
        onYes={rotate}
      >
        {t('developer.hooks.rotate')}
      </ConfirmButton>
      {secret && (
        <SecretDialog
          secret={secret}
          onClose={() => setSecret(undefined)}
          onMissing={() => setSecret(undefined)}
        />
      )}
    </>
  );
};
