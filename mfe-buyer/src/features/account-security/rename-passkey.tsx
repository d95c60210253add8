import { maxPasskeyName, message, passkeyEndpoints } from '@pasar/contract';
import { useApi, useForm, useLocale } from '@pasar/slice-kit';
import { Button, Inline, Stack, TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useChange } from './use-change.ts';

interface RenamePasskeyProps {
  id: number;
  /** What it is called now. */
  name: string;
}

const Form = ({ id, name, onDone }: RenamePasskeyProps & { onDone(): void }) => {
  const { t } = useTranslation('buyer');
  const locale = useLocale();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { field, form, refuse, settle } = useForm({
    initial: { name },
    check: (values): { name?: string } =>
      values.name.trim() === '' ? { name: message('field.required', locale) } : {},
  });
  const { submit, busy } = useChange({
    send: (values: { name: string }) =>
      api.call(passkeyEndpoints.rename, { body: { passkey_id: id, name: values.name } }),
    changed: async (_, values) => {
      settle(values);
      await revalidate();
      onDone();
    },
    refused: refuse,
  });
  return (
    <form {...form((values) => void submit(values))}>
      <Stack gap={8}>
        <TextField
          {...field('name')}
          label={t('security.passkeys.name')}
          limit={maxPasskeyName}
          autoComplete="off"
          autoFocus
        />
        <Inline gap={8}>
          <Button type="submit" size="s" busy={busy}>
            {t('security.passkeys.saveName')}
          </Button>
          <Button variant="neutral" size="s" onClick={onDone}>
            {t('security.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
};

/** A button that opens the field for another name. */
export const RenamePasskey = ({ id, name }: RenamePasskeyProps) => {
  const { t } = useTranslation('buyer');
  const [open, setOpen] = useState(false);
  if (open) return <Form id={id} name={name} onDone={() => setOpen(false)} />;
  return (
    <div>
      <Button
        variant="quiet"
        size="s"
        aria-label={t('security.passkeys.renameOne', { place: name })}
        onClick={() => setOpen(true)}
      >
        {t('security.passkeys.rename')}
      </Button>
    </div>
  );
};
