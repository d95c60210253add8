import { ConfirmButton } from '@pasar/dashboard';
import { useTranslation } from 'react-i18next';
import { useRevoke } from './use-revoke.ts';

/** For a lost phone, or a shared computer. */
export const RevokeOthers = () => {
  const { t } = useTranslation('buyer');
  const { submit, busy } = useRevoke();
  return (
    <ConfirmButton
      variant="secondary"
      size="s"
      texts={{
        title: t('security.sessions.confirmAll.title'),
        text: t('security.sessions.confirmAll.text'),
        no: t('security.cancel'),
        yes: t('security.sessions.endAll'),
      }}
      busy={busy}
      onYes={() => submit('others')}
    >
      {t('security.sessions.endAll')}
    </ConfirmButton>
  );
};
