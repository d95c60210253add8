import { once } from '@pasar/slice-kit';
import { Button, Dialog, FormError, Stack, TextArea, TextField } from '@pasar/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface DecideDialogProps {
  title: string;
  /** What follows, and who is notified. */
  text: string;
  yes: string;
  /** The label of the reason, where one is needed. */
  reason?: string;
  reasonError?: string | undefined;
  danger?: boolean;
  /** This number is typed first, where very many follow a change that cannot be undone. */
  mustType?: number | undefined;
  busy: boolean;
  /** Refusals that belong to no field of the dialog. */
  errors?: readonly string[];
  children?: ReactNode;
  onYes: (reason: string) => void;
  onClose: () => void;
}

/** The question before a decision: `Ctrl Enter` answers it, Escape leaves everything as it is. */
export const DecideDialog = ({
  title,
  text,
  yes,
  reason,
  reasonError,
  danger = false,
  mustType,
  busy,
  errors = [],
  children,
  onYes,
  onClose,
}: DecideDialogProps) => {
  const { t } = useTranslation('back-office');
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const [count, setCount] = useState('');
  const isWrong = mustType !== undefined && count.trim() !== String(mustType);
  const send = () => {
    if (isWrong || (reason && typed.trim() === '')) setMissing(true);
    else onYes(typed.trim());
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || busy) return;
    event.preventDefault();
    send();
  });
  // The key answers wherever the focus is in the question, also on a button.
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      dismissible={typed === ''}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={once(send)}>
            {yes}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {children}
        {reason && (
          <TextArea
            label={reason}
            value={typed}
            limit={500}
            error={missing && typed.trim() === '' ? t('decide.reasonMissing') : reasonError}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {mustType !== undefined && (
          <TextField
            label={t('bulk.typeCount', { n: mustType })}
            value={count}
            inputMode="numeric"
            autoComplete="off"
            error={missing && isWrong ? t('bulk.wrongCount') : undefined}
            onChange={(event) => setCount(event.target.value)}
          />
        )}
        {errors.length > 0 && <FormError>{errors.join(' ')}</FormError>}
      </Stack>
    </Dialog>
  );
};
