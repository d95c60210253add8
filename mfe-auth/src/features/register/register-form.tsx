import { accountEndpoints, firstErrors } from '@pasar/contract';
import { LocalLink, linkTo, useForm, useLocale } from '@pasar/slice-kit';
import { Button, PasswordField, Stack, TextField, textLinkStyles } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../shared/marked-text.tsx';
import { useRegister } from './use-register.ts';

/** E-mail, password and its repetition (SPEC 2); every message appears at its field. */
export const RegisterForm = () => {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const { values, field, form, refuse } = useForm({
    initial: { email: '', password: '', password_confirmation: '' },
    check: (input) => firstErrors(accountEndpoints.register.body, input, locale),
  });
  const { submit, busy } = useRegister(refuse);
  const toggles = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
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
        <PasswordField
          {...field('password')}
          {...toggles}
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('password_confirmation')}
          {...toggles}
          label={t('confirmation')}
          autoComplete="new-password"
          required
        />
        <p>
          <MarkedText
            text={t('register.terms')}
            components={{ terms: <LocalLink to={linkTo('auth.terms')} css={textLinkStyles} /> }}
          />
        </p>
        <Button type="submit" block busy={busy} looksDisabled={Object.values(values).includes('')}>
          {t('register.submit')}
        </Button>
      </Stack>
    </form>
  );
};
