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
import { codeSent } from '../../shared/code-sent.ts';
import * as style from './secure-account.styles.ts';

const effects = ['devices', 'password', 'money', 'code'] as const;

/** Why there is no code to enter: the link has ended, or the code went to another address. */
interface Outcome {
  text: string;
  ended: boolean;
}

/** Takes the account back, and goes on to the new password. */
export const SecureAccount = () => {
  const { t } = useTranslation('auth');
  const { token = '' } = useParams();
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const { user } = useSession();
  const [outcome, setOutcome] = useState<Outcome>();
  const { submit, busy } = useSubmit(async () => {
    try {
      const { data, message } = await api.call(securityEndpoints.notMe, { body: { token } });
      const { email, ...journey } = data;
      if (user?.email === email) session.clear();
      toast.info(message);
      if (email === null) return setOutcome({ text: t('notMe.elsewhere'), ended: false });
      codeSent.note({ email, to: 'reset-password' }, journey);
      await navigate(linkTo('auth.verification', { email, to: 'reset-password' }));
    } catch (failure) {
      if (isApiError(failure) && failure.code === 404) setOutcome({ text: failure.message, ended: true });
      else report(failure);
    }
  });
  if (outcome)
    return (
      <Stack gap={16}>
        <Notice tone="warning" live>
          {outcome.text}
        </Notice>
        {outcome.ended ? (
          <ButtonLink as={LocalLink} block variant="secondary" to={linkTo('auth.forgetPassword')}>
            {t('login.forgot')}
          </ButtonLink>
        ) : (
          <ButtonLink as={LocalLink} block variant="secondary" to={linkTo('help.contact')}>
            {t('notMe.contact')}
          </ButtonLink>
        )}
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
