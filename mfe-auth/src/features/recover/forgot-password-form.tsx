import { isApiError } from '@pasar/api-client';
import { accountEndpoints, firstErrors } from '@pasar/contract';
import {
  linkTo,
  toast,
  useApi,
  useForm,
  useLocale,
  useLocalNavigate,
  useReportError,
} from '@pasar/slice-kit';
import { Button, Notice, Stack, TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CodeStatus, codeSent, findCodeStatus } from '../../shared/code-sent.ts';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';

/** Requests a code; unknown addresses get the same response (ADR 0004), and an error stays visible. */
export const ForgotPasswordForm = () => {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const { values, field, form, refuse } = useForm({
    initial: { email: '' },
    check: (input) => firstErrors(accountEndpoints.forget.body, input, locale),
  });
  const [refusal, setRefusal] = useState<string>();
  const { submit, busy } = useOnboardingCall(async ({ email }: { email: string }) => {
    setRefusal(undefined);
    const enterCode = (message: string, journey: CodeStatus) => {
      toast.info(message);
      codeSent.note({ email, to: 'reset-password' }, journey);
      return navigate(linkTo('auth.verification', { email: email.trim(), to: 'reset-password' }));
    };
    try {
      const { message, data } = await api.call(accountEndpoints.forget, { body: { email } });
      await enterCode(message, data);
    } catch (failure) {
      const journey = isApiError(failure) ? findCodeStatus(failure.data) : undefined;
      // No new mail, but the code of the one before still works.
      if (isApiError(failure) && journey?.code === 'cooling') return enterCode(failure.message, journey);
      if (isApiError(failure) && failure.fields) return refuse(failure.fields);
      if (isApiError(failure) && failure.kind === 'refused') setRefusal(failure.message);
      report(failure);
    }
  });
  return (
    <form {...form(submit)}>
      <Stack gap={20}>
        <TextField
          {...field('email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
        />
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <Button type="submit" block busy={busy} looksDisabled={values.email === ''}>
          {t('forgotPassword.submit')}
        </Button>
      </Stack>
    </form>
  );
};
