import { isCallFailure } from '@pasar/api-client';
import { accountEndpoints, firstErrors, paths } from '@pasar/contract';
import {
  session,
  toast,
  useApi,
  useForm,
  useLocale,
  useLocalNavigate,
  useReportFailure,
} from '@pasar/slice-kit';
import { Button, PasswordField, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';

/** Sets a new password with the grant of the code; no e-mail is sent along (SPEC 3). */
export const ResetPasswordForm = () => {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportFailure();
  const { values, field, form, refuse } = useForm({
    initial: { password: '', password_confirmation: '' },
    check: (input) => firstErrors(accountEndpoints.newPassword.body, input, locale),
  });
  const { submit, busy } = useOnboardingCall(
    async (body: { password: string; password_confirmation: string }) => {
      try {
        const { message } = await api.call(accountEndpoints.newPassword, { body });
        session.clear();
        toast.success(message);
        await navigate(paths.login());
      } catch (failure) {
        if (isCallFailure(failure) && failure.fields) return refuse(failure.fields);
        // Without a grant only a new code helps, so the words are shown here instead of at the login.
        if (isCallFailure(failure) && failure.code === 401) {
          toast.error(failure.message);
          return navigate(paths.forgetPassword());
        }
        report(failure);
      }
    },
  );
  const common = {
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
    autoComplete: 'new-password',
    required: true,
  };
  return (
    <form {...form(submit)}>
      <Stack gap={20}>
        <PasswordField
          {...field('password')}
          {...common}
          label={t('reset.password')}
          hint={t('passwordHint')}
        />
        <PasswordField {...field('password_confirmation')} {...common} label={t('confirmation')} />
        <Button type="submit" block busy={busy} looksDisabled={Object.values(values).includes('')}>
          {t('reset.submit')}
        </Button>
      </Stack>
    </form>
  );
};
