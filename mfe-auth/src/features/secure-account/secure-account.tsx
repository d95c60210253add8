import { isApiError } from '@pasar/api-client';
import { securityEndpoints } from '@pasar/contract';
import {
  LocalLink,
  linkTo,
  session,
  toast,
  useApi,
  useLocalNavigate,
  useReportError,
  useSession,
  useSubmit,
} from '@pasar/slice-kit';
import { Button, ButtonLink, Notice, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import * as style from './secure-account.styles.ts';

const effects = ['devices', 'password', 'money', 'code'] as const;

/** Takes the account back, and goes on to the new password. */
export const SecureAccount = () => {
  const { t } = useTranslation('auth');
  const { token = '' } = useParams();
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const { user } = useSession();
  const [outcome, setOutcome] = useState<{ tone: 'danger' | 'warning'; text: string }>();
  const { submit, busy } = useSubmit(async () => {
    try {
      const { data, message } = await api.call(securityEndpoints.notMe, { body: { token } });
      if (user?.email === data.email) session.clear();
      toast.info(message);
      if (data.email === null) return setOutcome({ tone: 'warning', text: t('notMe.elsewhere') });
      await navigate(linkTo('auth.verification', { email: data.email, to: 'reset-password' }));
    } catch (failure) {
      if (isApiError(failure) && failure.code === 404) setOutcome({ tone: 'danger', text: failure.message });
      else report(failure);
    }
  });
  if (outcome)
    return (
      <Stack gap={16}>
        <Notice tone={outcome.tone} live>
          {outcome.text}
        </Notice>
        <ButtonLink as={LocalLink} block variant="secondary" to={linkTo('auth.forgetPassword')}>
          {t('login.forgot')}
        </ButtonLink>
      </Stack>
    );
  return (
    <Stack gap={16}>
      <ul css={style.effects}>
        {effects.map((effect) => (
          <li key={effect}>{t(`notMe.effects.${effect}`)}</li>
        ))}
      </ul>
      <Button block busy={busy} onClick={() => void submit()}>
        {t('notMe.submit')}
      </Button>
      <ButtonLink as={LocalLink} block variant="secondary" to={linkTo('storefront.home')}>
        {t('notMe.mine')}
      </ButtonLink>
    </Stack>
  );
};
