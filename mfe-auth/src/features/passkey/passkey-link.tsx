import { usePasskeySupport } from '@pasar/slice-kit/passkeys';
import { Button, Notice, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePasskeyLogin } from '../../shared/use-passkey-login.ts';
import { useAutofill } from './use-autofill.ts';

/** The way in by passkey: a quiet button, and the suggestions of the e-mail field. Absent where none can work. */
export const PasskeyLink = () => (usePasskeySupport() ? <SupportedLink /> : null);

const SupportedLink = () => {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const { submit, ask, busy, refusal } = usePasskeyLogin({ remember: false, search });
  useAutofill(ask, busy);
  return (
    <Stack gap={12}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button variant="quiet" block busy={busy} onClick={() => void submit()}>
        {t('passkey.login')}
      </Button>
    </Stack>
  );
};
