import { isApiError } from '@pasar/api-client';
import { factorEndpoints, firstErrors } from '@pasar/contract';
import { toast, useApi, useForm, useLocale, useReportError } from '@pasar/slice-kit';
import { usePasskeySupport } from '@pasar/slice-kit/passkeys';
import { Button, Notice, Stack, TextField } from '@pasar/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PendingLogin } from '../../shared/second-factor.ts';
import { useArrival } from '../../shared/use-arrival.ts';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';
import { PasskeyStep } from './passkey-step.tsx';

interface SecondFactorFormProps extends PendingLogin {
  /** Back to the first step: on request, and when the pending login is over. */
  onBack: () => void;
  /** Where `?next=` of the way in led, where the address no longer says so. */
  search?: URLSearchParams;
}

/** The second step of a login, in place of the first one: a passkey, a code of the authenticator app or a recovery code. */
export const SecondFactorForm = ({
  pendingLogin,
  methods,
  remember,
  onBack,
  search,
}: SecondFactorFormProps) => {
  const { t } = useTranslation('auth');
  const api = useApi();
  const locale = useLocale();
  const arrive = useArrival();
  const report = useReportError();
  const [params] = useSearchParams();
  const target = search ?? params;
  const byPasskey = usePasskeySupport() && methods.includes('passkey');
  // An account without an app has recovery codes only.
  const kind = methods.includes('recovery') ? 'recovery' : 'app';
  const [refusal, setRefusal] = useState<string>();
  const { values, field, form, refuse } = useForm({
    initial: { code: '' },
    check: ({ code }) =>
      firstErrors(factorEndpoints.secondFactor.body, { pending_login: pendingLogin, code }, locale),
  });
  const { submit, busy } = useOnboardingCall(async ({ code }: { code: string }) => {
    setRefusal(undefined);
    try {
      const { data } = await api.call(factorEndpoints.secondFactor, {
        body: { pending_login: pendingLogin, code },
      });
      await arrive(data, { remember, search: target });
    } catch (failure) {
      if (!isApiError(failure)) return report(failure);
      if (failure.fields) return refuse(failure.fields);
      if (failure.code !== 401) {
        if (failure.kind === 'refused') setRefusal(failure.message);
        return report(failure, { doing: 'login' });
      }
      toast.error(failure.message);
      onBack();
    }
  });
  // The button that led here was replaced; the focus moves on to the input.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <form {...form(submit)}>
      <div ref={place}>
        <Stack gap={20}>
          <Notice tone="info">{t(`second.${kind}.lead`)}</Notice>
          {byPasskey && <PasskeyStep pendingLogin={pendingLogin} remember={remember} search={target} />}
          <TextField
            {...field('code')}
            label={t(`second.${kind}.code`)}
            hint={t(`second.${kind}.hint`)}
            autoComplete="one-time-code"
            required
          />
          {refusal && <Notice tone="danger">{refusal}</Notice>}
          <Button
            type="submit"
            variant={byPasskey ? 'secondary' : 'primary'}
            block
            busy={busy}
            looksDisabled={values.code === ''}
          >
            {t('second.submit')}
          </Button>
          <Button variant="quiet" block onClick={onBack}>
            {t('second.back')}
          </Button>
        </Stack>
      </div>
    </form>
  );
};
