import type { ApiClient, CallOptions } from '@pasar/api-client';
import { useKeys } from '@pasar/dashboard';
import { Button, Notice } from '@pasar/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from './lazy-decide-dialog.ts';
import { type FieldErrors, useDecision } from './use-decision.ts';

interface ReasonActionProps {
  button: string;
  size?: 's' | 'm';
  /** The main action of its page. */
  isMain?: boolean;
  title: string;
  /** What follows, and who is notified. */
  text: string;
  yes: string;
  danger?: boolean;
  /** This number is typed first. */
  mustType?: number | undefined;
  /** This key opens the question, too. */
  hotkey?: string;
  /** What the reason is called; null where nobody reads why and the question is enough. */
  reason?: string | null;
  /** What the call names the reason. */
  reasonField?: string;
  /** Something is entered that stays when the call is in conflict with what is there (409). */
  staysOpen?: boolean;
  /** Without a message where the page itself says what it came to. */
  send: (api: ApiClient, reason: string, options: CallOptions) => Promise<{ message?: string }>;
  onDone?: () => void;
  /** Fields of the question, with what the server refuses about them. */
  children?: (errors: FieldErrors) => ReactNode;
}

/** A button, the question behind it with its consequences, and why it could not be done. */
export const ReasonAction = ({
  button,
  size = 'm',
  isMain = false,
  title,
  text,
  yes,
  danger = false,
  mustType,
  hotkey,
  reason,
  reasonField = 'reason',
  staysOpen = false,
  send,
  onDone,
  children,
}: ReasonActionProps) => {
  const { t } = useTranslation('back-office');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { decide, busy, errors, clear } = useDecision<{ typed: string }>({
    send: (api, { typed }, options) => send(api, typed, options),
    done: () => {
      close();
      onDone?.();
    },
  });
  const ask = () => {
    clear();
    setOpen(true);
  };
  useKeys(hotkey ? { [hotkey]: ask } : {});
  const others = danger ? 'neutral' : 'secondary';
  const variant = isMain ? 'primary' : others;
  const conflict = errors.conflict && (
    <Notice tone="warning" live>
      {errors.conflict}
    </Notice>
  );
  return (
    <>
      <Button variant={variant} size={size} aria-keyshortcuts={hotkey} onClick={ask}>
        {button}
      </Button>
      {!staysOpen && conflict}
      {open && (staysOpen || !errors.conflict) && (
        <LazyDecideDialog
          title={title}
          text={text}
          yes={yes}
          danger={danger}
          mustType={mustType}
          busy={busy}
          {...(reason !== null && {
            reason: reason ?? t('decide.reason'),
            reasonError: errors[reasonField],
          })}
          onYes={(typed) => void decide({ typed })}
          onClose={close}
          onMissing={close}
        >
          {staysOpen && conflict}
          {children?.(errors)}
        </LazyDecideDialog>
      )}
    </>
  );
};
