import { isApiError } from '@pasar/api-client';
import { accountEndpoints, firstErrors } from '@pasar/contract';
import {
  linkTo,
  session,
  toast,
  useApi,
  useForm,
  useLocale,
  useLocalNavigate,
  useReportError,
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
  const report = useReportError();
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
        await navigate(linkTo('auth.login'));
      } catch (failure) {
        if (isApiError(failure) && failure.fields) return refuse(failure.fields);
        // Without a grant only a new code helps, so the message is shown here instead of at the login.
        if (isApiError(failure) && failure.code === 401) {
          toast.error(failure.message);
          return navigate(linkTo('auth.forgetPassword'));
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
