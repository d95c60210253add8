import { isCallFailure } from '@pasar/api-client';
import { accountEndpoints, firstErrors, paths } from '@pasar/contract';
import { toast, useApi, useForm, useLocale, useLocalNavigate, useReportFailure } from '@pasar/slice-kit';
import { Button, Stack, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { codeSent } from '../../shared/code-sent.ts';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';

/** Asks for a code; unknown addresses are answered alike (domain, decisions). */
export const ForgetPasswordForm = () => {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportFailure();
  const { values, field, form, refuse } = useForm({
    initial: { email: '' },
    check: (input) => firstErrors(accountEndpoints.forget.body, input, locale),
  });
  const { submit, busy } = useOnboardingCall(async ({ email }: { email: string }) => {
    try {
      const { message } = await api.call(accountEndpoints.forget, { body: { email } });
      toast.info(message);
      codeSent.note({ email, to: 'reset-password' });
      await navigate(paths.verification({ email: email.trim(), to: 'reset-password' }));
    } catch (failure) {
      if (isCallFailure(failure) && failure.fields) refuse(failure.fields);
      else report(failure);
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
        <Button type="submit" block busy={busy} looksDisabled={values.email === ''}>
          {t('forget.submit')}
        </Button>
      </Stack>
    </form>
  );
};
