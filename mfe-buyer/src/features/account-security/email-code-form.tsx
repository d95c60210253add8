import { firstErrors, securityEndpoints } from '@pasar/contract';
import { session, useApi, useForm, useLocale } from '@pasar/slice-kit';
import { Button, CodeField, type CodeFieldHandle, Notice, Stack } from '@pasar/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { EmailChangeRequest } from './email-change-request.ts';
import { form as formStyle, save } from './setting-card.styles.ts';
import { useChange } from './use-change.ts';
import { useWait } from './use-wait.ts';

interface EmailCodeFormProps {
  asked: EmailChangeRequest;
  /** Another code is on its way. */
  again: (asked: EmailChangeRequest) => void;
  done: () => void;
}

/** Second step: the code from the new address. The old one works until then. */
export const EmailCodeForm = ({ asked, again, done }: EmailCodeFormProps) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const boxes = useRef<CodeFieldHandle>(null);
  // The button that led here was removed; the focus moves on to the input.
  useEffect(() => boxes.current?.focus(), []);
  const { email, password } = asked;
  const wait = useWait(asked);
  const { values, errors, set, form, refuse } = useForm({
    initial: { code: '' },
    check: ({ code }) => firstErrors(securityEndpoints.confirmEmail.body, { email, code }, locale),
  });
  const confirm = useChange({
    send: (code: string) => api.call(securityEndpoints.confirmEmail, { body: { email, code } }),
    changed: ({ user }) => {
      session.update({ email: user.email });
      done();
      return revalidate();
    },
    refused: (fields) => {
      set('code', '');
      refuse({ code: fields.code ?? fields.email ?? [] });
      boxes.current?.focus();
    },
  });
  const resend = useChange({
    send: () => api.call(securityEndpoints.changeEmail, { body: { email, password } }),
    changed: ({ wait: next }) => again({ ...asked, wait: next }),
    refused: refuse,
  });
  return (
    <form {...form(({ code }) => confirm.submit(code))} css={formStyle}>
      <Stack gap={20}>
        <Notice tone="info">{t('security.email.sent', { email })}</Notice>
        <CodeField
          ref={boxes}
          name="code"
          label={t('security.email.code')}
          value={values.code}
          onChange={(code) => set('code', code)}
          boxLabel={(n) => t('security.email.box', { n })}
          error={errors.code}
        />
        <div css={save}>
          <Button type="submit" busy={confirm.busy}>
            {t('security.email.confirm')}
          </Button>
          <Button
            variant="quiet"
            busy={resend.busy}
            looksDisabled={wait > 0}
            onClick={() => wait === 0 && resend.submit(undefined)}
          >
            {wait > 0 ? t('security.email.wait', { n: wait }) : t('security.email.again')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
