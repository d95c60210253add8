import { Code, parseFields } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { Button, CodeField, type CodeFieldHandle, Stack } from '@pasar/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVerification } from './use-verification.ts';

/** SPEC 9: the first box receives the focus after 1 second. */
const focusDelayMs = 1000;

/** Six boxes and a button; a code is never sent by itself (quality A16). */
export const CodeForm = ({ email, to }: { email: string; to: string | null }) => {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const boxes = useRef<CodeFieldHandle>(null);
  const refuse = (text: string | undefined) => {
    setError(text);
    boxes.current?.focus();
  };
  const { submit, busy } = useVerification({
    email,
    to,
    refuse: (fields) => refuse((fields.code ?? fields.email)?.[0]),
  });

  useEffect(() => {
    const timer = setTimeout(() => {
      // Who types already, here or in the search box, is not interrupted.
      if (!(document.activeElement instanceof HTMLInputElement)) boxes.current?.focus();
    }, focusDelayMs);
    return () => clearTimeout(timer);
  }, []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseFields(Code, code, locale);
    if (!parsed.ok) return refuse(Object.values(parsed.fields)[0]?.[0]);
    void submit(code);
  };

  return (
    <form method="post" onSubmit={send} noValidate>
      <Stack gap={24}>
        <CodeField
          ref={boxes}
          name="code"
          label={t('verification.code')}
          boxLabel={(position) => t('verification.box', { position })}
          value={code}
          onChange={(next) => {
            setCode(next);
            setError(undefined);
          }}
          error={error}
        />
        <Button type="submit" block busy={busy} looksDisabled={code.length !== 6}>
          {t('verification.submit')}
        </Button>
      </Stack>
    </form>
  );
};
