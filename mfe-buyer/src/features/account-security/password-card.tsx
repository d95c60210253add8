import { firstErrors, securityEndpoints } from '@pasar/contract';
import { LocalLink, linkTo, useApi, useForm, useLocale } from '@pasar/slice-kit';
import { Button, PasswordField, Stack, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ChangeCard } from './change-card.tsx';
import { form as formStyle, save } from './setting-card.styles.ts';
import { useChange } from './use-change.ts';

const empty = { current_password: '', password: '', password_confirmation: '' };

/** Another password, with the one of now; every other device has to sign in again. */
export const PasswordCard = ({ email }: { email: string }) => {
  const { t } = useTranslation('buyer');
  const [open, setOpen] = useState(false);
  return (
    <ChangeCard
      title={t('security.password.title')}
      now={t('security.password.now')}
      texts={{ change: t('security.change'), cancel: t('security.cancel') }}
      open={open}
      onOpenChange={setOpen}
    >
      <PasswordForm email={email} done={() => setOpen(false)} />
    </ChangeCard>
  );
};

const PasswordForm = ({ email, done }: { email: string; done: () => void }) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { field, form, refuse, settle } = useForm({
    initial: empty,
    check: (input) => firstErrors(securityEndpoints.changePassword.body, input, locale),
    guard: true,
  });
  const { submit, busy } = useChange({
    send: (body: typeof empty) => api.call(securityEndpoints.changePassword, { body }),
    changed: () => {
      settle(empty);
      done();
      return revalidate();
    },
    refused: refuse,
  });
  const eye = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  return (
    <form {...form(submit)} css={formStyle}>
      <Stack gap={20}>
        {/* Password managers save the new password under the right name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...field('current_password')}
          {...eye}
          label={t('security.password.current')}
          hint={
            <TextLink as={LocalLink} to={linkTo('auth.forgetPassword')}>
              {t('security.password.forgot')}
            </TextLink>
          }
          autoComplete="current-password"
        />
        <PasswordField
          {...field('password')}
          {...eye}
          label={t('security.password.new')}
          hint={t('security.password.newHint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('password_confirmation')}
          {...eye}
          label={t('security.password.again')}
          autoComplete="new-password"
        />
        <div css={save}>
          <Button type="submit" busy={busy}>
            {t('security.password.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
