import { accountEndpoints, firstErrors } from '@pasar/contract';
import { LocalLink, linkTo, useForm, useLocale } from '@pasar/slice-kit';
import { Button, Checkbox, Notice, PasswordField, Stack, TextField, textLinkStyles } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingLogin } from '../../shared/second-factor.ts';
import { useLogIn } from './use-log-in.ts';

/**
 * E-mail, password, "remember me". The button looks disabled while a field is empty, yet shows what is
 * missing.
 */
export const LogInForm = ({ askSecond }: { askSecond: (pending: PendingLogin) => void }) => {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const [remember, setRemember] = useState(false);
  const { values, field, form, refuse } = useForm({
    initial: { email: '', password: '' },
    check: (input) => firstErrors(accountEndpoints.login.body, input, locale),
  });
  const { submit, busy, refusal } = useLogIn(refuse, askSecond);
  return (
    <form {...form((input) => submit({ ...input, remember }))}>
      <Stack gap={20}>
        <TextField
          {...field('email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          required
        />
        <PasswordField
          {...field('password')}
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          aside={
            <LocalLink to={linkTo('auth.forgetPassword')} css={textLinkStyles}>
              {t('login.forgot')}
            </LocalLink>
          }
          required
        />
        <Checkbox
          name="remember"
          label={t('login.remember')}
          hint={t('login.rememberHint')}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <Button type="submit" block busy={busy} looksDisabled={values.email === '' || values.password === ''}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
};
