import { Button, Notice, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { PendingLogin } from '../../shared/second-factor.ts';
import { usePasskeyLogin } from '../../shared/use-passkey-login.ts';

interface PasskeyStepProps extends Pick<PendingLogin, 'pendingLogin' | 'remember'> {
  search: URLSearchParams;
}

/** The second step by passkey, which opens the account without a code. */
export const PasskeyStep = (login: PasskeyStepProps) => {
  const { t } = useTranslation('auth');
  const { submit, busy, refusal } = usePasskeyLogin(login);
  return (
    <Stack gap={12}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button block busy={busy} onClick={() => void submit()}>
        {t('passkey.second')}
      </Button>
    </Stack>
  );
};
