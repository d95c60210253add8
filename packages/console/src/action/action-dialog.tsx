import { Button, Dialog, Stack, TextField } from '@pasar/ui';
import { type FormEvent, useRef, useState } from 'react';
import type { OpsResponse, Rejection } from '../data/ops-client.ts';
import { useLanguage } from '../messages/language.ts';
import { useTitles } from '../messages/titles.ts';
import { type Action, usualWatch } from './action.ts';
import { describeAction } from './describe-action.ts';
import { usePermissions } from './permissions.ts';
import { RejectionNotice } from './rejection-notice.tsx';
import { parseBasisPoints, ShareField } from './share-field.tsx';
import { WatchField } from './watch-field.tsx';

/** The gateway takes no longer ones. */
const reasonLimit = 500;

export interface ActionDialogProps {
  act: Action;
  /** Does it, for the reason that was given. */
  onAct(act: Action, reason: string): Promise<OpsResponse<unknown>>;
  /** Something else changed meanwhile: shows what is now. */
  onRefresh(): Promise<void>;
  onClose(): void;
}

/** An action with what the fields of its dialog say. */
const completed = (asked: Action, basisPoints: number | undefined, watch: number | false): Action => {
  if (asked.verb === 'canary') return { ...asked, basisPoints: basisPoints ?? asked.basisPoints };
  return asked.verb === 'promote' ? { ...asked, watch } : asked;
};

/** The confirmation of an action: what changes, for what share, and the reason. */
export const ActionDialog = ({ act: asked, onAct, onRefresh, onClose }: ActionDialogProps) => {
  const { locale, t } = useLanguage();
  const [reason, setReason] = useState('');
  const [share, setShare] = useState(asked.verb === 'canary' ? String(asked.basisPoints / 100) : '');
  const [watch, setWatch] = useState<number | false>(usualWatch);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Rejection>();
  const form = useRef<HTMLFormElement>(null);

  const basisPoints = parseBasisPoints(share);
  const may = usePermissions();
  const act = completed(asked, basisPoints, watch);
  const words = describeAction(act, locale, useTitles());
  const shareWrong = asked.verb === 'canary' && basisPoints === undefined;
  const reasonMissing = reason.trim() === '';
  const reasonLong = reason.trim().length > reasonLimit;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || reasonMissing || reasonLong || shareWrong) {
      form.current?.querySelector<HTMLInputElement>(shareWrong ? 'input' : 'input[name="reason"]')?.focus();
      return;
    }
    setBusy(true);
    const answer = await onAct(act, reason.trim());
    setBusy(false);
    if (answer.ok) onClose();
    else setRefusal(answer.refusal);
  };
  const reload = async () => {
    await onRefresh();
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.title}
      description={words.text}
      closeLabel={t.close}
      dismissible={reason === ''}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {t.cancel}
          </Button>
          <Button variant={words.danger ? 'danger' : 'primary'} busy={busy} type="submit" form="act">
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id="act" ref={form} onSubmit={send} noValidate>
        <Stack gap={16}>
          {asked.verb === 'canary' && (
            <ShareField
              value={share}
              onChange={setShare}
              error={tried && shareWrong ? t.shareWrong : undefined}
            />
          )}
          {asked.verb === 'promote' && (
            <WatchField value={watch} onChange={setWatch} maySkip={may('watch-end', asked.app)} />
          )}
          <TextField
            name="reason"
            label={t.reason}
            hint={t.reasonHint}
            error={reasonLong ? t.reasonLong : tried && reasonMissing ? t.reasonMissing : undefined}
            value={reason}
            limit={reasonLimit}
            autoComplete="off"
            autoFocus={asked.verb !== 'canary'}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {refusal && <RejectionNotice refusal={refusal} onRefresh={reload} />}
        </Stack>
      </form>
    </Dialog>
  );
};
