import { isApiError } from '@pasar/api-client';
import {
  factorEndpoints,
  fillText,
  firstErrors,
  formatRupiah,
  passkeyEndpoints,
  type StepUpAction,
  type StepUpRejection,
} from '@pasar/contract';
import { Button, CodeField, Dialog, Notice, PasswordField, Stack, TextField } from '@pasar/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useReportError } from '../errors/use-report-error.ts';
import { useForm } from '../forms/use-form.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { useApi } from '../kit/use-api.ts';
import { useLocale } from '../locale/use-locale.ts';
import { isPasskeyCanceled, signWithPasskey } from '../passkeys/passkeys.ts';
import { usePasskeySupport } from '../passkeys/use-passkey-support.ts';
import { stepUpMessages } from './step-up-messages.ts';

interface StepUpDialogProps extends StepUpRejection {
  settle(confirmed: boolean): void;
}

/** As which the typed code counts. */
const codeMethodOf = (methods: StepUpRejection['methods']) =>
  (['code', 'totp', 'recovery'] as const).find((method) => methods.includes(method)) ?? 'code';

/** Mails a code when the dialog opens, and another on request; `sent` says where it went. */
const useMailedCode = ({ action, amount, methods }: StepUpRejection) => {
  const api = useApi();
  const report = useReportError();
  const locale = useLocale();
  const [sent, setSent] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const { submit, busy } = useSubmit(async () => {
    setFailed(undefined);
    try {
      const { data, message } = await api.call(factorEndpoints.stepUpCode, { body: { action, amount } });
      setSent(data.code === 'sent' ? fillText(stepUpMessages[locale].sent, { email: data.email }) : message);
    } catch (failure) {
      if (isApiError(failure) && failure.kind === 'refused') setFailed(failure.message);
      else report(failure);
    }
  });
  const started = useRef(false);
  const start = useEffectEvent(() => {
    if (started.current || !methods.includes('code')) return;
    started.current = true;
    void submit();
  });
  useEffect(() => start(), []);
  return { sent, failed, again: submit, busy };
};

/** Escape closes this dialog alone: a sheet whose button asked for it stays as it is. */
const useEscape = (close: () => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
};

interface PasskeyConfirmProps {
  action: StepUpAction;
  text: string;
  confirmed: () => void;
  /** With the server's message; undefined when a new attempt begins. */
  refused: (message: string | undefined) => void;
}

/** The button that confirms an action with a passkey in place of a code. */
const PasskeyConfirm = ({ action, text, confirmed, refused }: PasskeyConfirmProps) => {
  const api = useApi();
  const report = useReportError();
  const { submit, busy } = useSubmit(async () => {
    refused(undefined);
    try {
      const { data } = await api.call(passkeyEndpoints.stepUpOptions);
      const credential = await signWithPasskey(data);
      await api.call(passkeyEndpoints.stepUp, { body: { action, credential } });
      confirmed();
    } catch (failure) {
      if (isPasskeyCanceled(failure)) return;
      if (isApiError(failure) && failure.kind === 'refused') refused(failure.message);
      else report(failure);
    }
  });
  return (
    <Button block busy={busy} onClick={() => void submit()}>
      {text}
    </Button>
  );
};

/** Asks for the proof of an action; Escape and the safe button leave everything as it is. */
export const StepUpDialog = ({ settle, ...asked }: StepUpDialogProps) => {
  const { action, amount, methods, password } = asked;
  const api = useApi();
  const locale = useLocale();
  const texts = stepUpMessages[locale];
  const report = useReportError();
  const id = useId();
  const method = codeMethodOf(methods);
  const isMailed = method === 'code';
  const hasPasskey = usePasskeySupport() && methods.includes('passkey');
  const mailed = useMailedCode(asked);
  const [failed, setFailed] = useState<string>();
  const initial = { code: '', ...(password && { password: '' }) };
  const { values, errors, field, form, set, refuse } = useForm<Record<'code' | 'password', string>>({
    initial: initial as Record<'code' | 'password', string>, // without a password its field is not shown
    check: (input) => firstErrors(factorEndpoints.stepUp.body, { action, method, ...input }, locale),
  });
  const { submit, busy } = useSubmit(async (input: Partial<typeof values>) => {
    setFailed(undefined);
    try {
      await api.call(factorEndpoints.stepUp, { body: { action, method, code: '', ...input } });
      settle(true);
    } catch (failure) {
      if (isApiError(failure) && failure.fields) refuse(failure.fields);
      else if (isApiError(failure) && failure.kind === 'refused') setFailed(failure.message);
      else report(failure);
    }
  });
  useEscape(() => settle(false));
  const refusal = failed ?? mailed.failed;
  const deed = fillText(texts.deeds[action], { amount: formatRupiah(amount ?? 0) });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && settle(false)}
      dismissible={false}
      title={texts.title}
      description={`${deed} ${texts.valid}`}
      actions={
        <>
          <Button variant="quiet" onClick={() => settle(false)}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={id} {...form(submit)}>
        <Stack gap={16}>
          {refusal && <Notice tone="danger">{refusal}</Notice>}
          {hasPasskey && (
            <PasskeyConfirm
              action={action}
              text={texts.passkey}
              confirmed={() => settle(true)}
              refused={setFailed}
            />
          )}
          {isMailed ? (
            <>
              {mailed.sent && <Notice tone="info">{mailed.sent}</Notice>}
              <CodeField
                name="code"
                label={texts.code}
                value={values.code}
                onChange={(code) => set('code', code)}
                boxLabel={(n) => fillText(texts.box, { n })}
                error={errors.code}
              />
            </>
          ) : (
            <TextField
              {...field('code')}
              label={method === 'totp' ? texts.app : texts.recovery}
              hint={method === 'totp' ? texts.appHint : texts.recoveryHint}
              autoComplete="one-time-code"
            />
          )}
          {password && (
            <PasswordField
              {...field('password')}
              label={texts.password}
              showLabel={texts.show}
              hideLabel={texts.hide}
              autoComplete="current-password"
            />
          )}
          {isMailed && (
            <Button variant="quiet" size="s" busy={mailed.busy} onClick={() => void mailed.again()}>
              {texts.again}
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  );
};
