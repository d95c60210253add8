import { digitFormats, firstErrors, normalizePhone, securityEndpoints } from '@pasar/contract';
import { session, useApi, useForm, useLocale } from '@pasar/slice-kit';
import { DigitsField, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ChangeCard } from './change-card.tsx';
import { OwnerCheck } from './owner-check.tsx';
import { form as formStyle } from './setting-card.styles.ts';
import { useChange } from './use-change.ts';

/** Another number, with the password; the owner is notified by e-mail. */
export const PhoneCard = ({ phone }: { phone: string }) => {
  const { t } = useTranslation('buyer');
  const [open, setOpen] = useState(false);
  return (
    <ChangeCard
      title={t('security.phone.title')}
      now={phone || t('security.phone.none')}
      texts={{ change: t('security.change'), cancel: t('security.cancel') }}
      open={open}
      onOpenChange={setOpen}
    >
      <PhoneForm done={() => setOpen(false)} />
    </ChangeCard>
  );
};

const empty = { phone: '', password: '' };

const PhoneForm = ({ done }: { done: () => void }) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { field, form, refuse, set, settle } = useForm({
    initial: empty,
    check: (input) => firstErrors(securityEndpoints.changePhone.body, input, locale),
    guard: true,
  });
  const { submit, busy } = useChange({
    send: (body: typeof empty) => api.call(securityEndpoints.changePhone, { body }),
    changed: ({ user }) => {
      session.update({ phone: user.phone });
      settle(empty);
      done();
      return revalidate();
    },
    refused: refuse,
  });
  return (
    <form {...form((input) => submit({ ...input, phone: normalizePhone(input.phone) }))} css={formStyle}>
      <Stack gap={20}>
        <DigitsField
          {...field('phone')}
          onValue={(phone) => set('phone', phone)}
          format={digitFormats.phone}
          label={t('security.phone.new')}
          hint={t('bio.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
        <OwnerCheck password={field('password')} busy={busy} button={t('security.phone.save')} />
      </Stack>
    </form>
  );
};
