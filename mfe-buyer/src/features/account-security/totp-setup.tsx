import { factorEndpoints, firstErrors } from '@pasar/contract';
import { lazyComponent, useApi, useForm, useLocale } from '@pasar/slice-kit';
import { Button, CodeField, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './factor-card.styles.ts';
import { form as formStyle } from './setting-card.styles.ts';
import { useChange } from './use-change.ts';

const QrCode = lazyComponent(() => import('./qr-code.tsx').then(({ QrCode }) => QrCode));

interface TotpSetupProps {
  secret: string;
  uri: string;
  /** It counts from now on; these are its recovery codes. */
  confirmed: (codes: string[]) => void;
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret for the authenticator app, as a picture and as text, and the code that proves it arrived. */
export const TotpSetup = ({ secret, uri, confirmed }: TotpSetupProps) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const locale = useLocale();
  const { values, errors, set, form, refuse } = useForm({
    initial: { code: '' },
    check: (input) => firstErrors(factorEndpoints.confirmTotp.body, input, locale),
  });
  const { submit, busy } = useChange({
    send: (body: { code: string }) => api.call(factorEndpoints.confirmTotp, { body }),
    changed: ({ recovery_codes }) => confirmed(recovery_codes),
    refused: refuse,
  });
  return (
    <form {...form(submit)} css={formStyle}>
      <Stack gap={20}>
        <p>{t('security.totp.scan')}</p>
        <QrCode text={uri} label={t('security.totp.qr')} />
        <p>
          {t('security.totp.type')} <code css={style.secret}>{inGroups(secret)}</code>
        </p>
        <CodeField
          name="code"
          label={t('security.totp.code')}
          value={values.code}
          onChange={(code) => set('code', code)}
          boxLabel={(n) => t('security.email.box', { n })}
          error={errors.code}
        />
        <div css={style.actions}>
          <Button type="submit" busy={busy}>
            {t('security.totp.confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
