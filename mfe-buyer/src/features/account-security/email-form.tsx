import { firstErrors, securityEndpoints } from '@pasar/contract';
import { useApi, useForm, useLocale } from '@pasar/slice-kit';
import { Stack, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { EmailChangeRequest } from './email-change-request.ts';
import { OwnerCheck } from './owner-check.tsx';
import { form as formStyle } from './setting-card.styles.ts';
import { useChange } from './use-change.ts';

const empty = { email: '', password: '' };

/** First step: the address, and the proof of ownership. */
export const EmailForm = ({ asked }: { asked: (asked: EmailChangeRequest) => void }) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const locale = useLocale();
  const { field, form, refuse } = useForm({
    initial: empty,
    check: (input) => firstErrors(securityEndpoints.changeEmail.body, input, locale),
    guard: true,
  });
  const { submit, busy } = useChange({
    send: (body: typeof empty) => api.call(securityEndpoints.changeEmail, { body }),
    changed: ({ email, wait }, { password }) => asked({ email, password, wait }),
    refused: refuse,
  });
  return (
    <form {...form(submit)} css={formStyle}>
      <Stack gap={20}>
        <TextField
          {...field('email')}
          label={t('security.email.new')}
          hint={t('security.email.hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <OwnerCheck password={field('password')} busy={busy} button={t('security.email.requestCode')} />
      </Stack>
    </form>
  );
};
