import {
  type AdminMe,
  type AdminStoreDetail,
  adminStoreEndpoints,
  findMissingParts,
  hasStaffRole,
  replyDays,
} from '@pasar/contract';
import { useKeys } from '@pasar/dashboard';
import { toast } from '@pasar/slice-kit';
import { Button, Card, Notice, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionBar } from '../../shared/decide/decision-bar.tsx';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { usePartNames } from '../../shared/staff/use-part-names.ts';
import { RejectParts } from './reject-parts.tsx';
import { type PartReasons, type StoreDecision, useStoreDecision } from './use-store-decision.ts';

type Verb = StoreDecision['verb'];

interface StoreActionsProps {
  store: AdminStoreDetail;
  me: AdminMe;
  /** The next store that waits, after a decision about this one. */
  onDecided: () => void;
}

/** The decisions about a store: only those that its state and the reader's roles allow. */
export const StoreActions = ({ store, me, onDecided }: StoreActionsProps) => {
  const { t } = useTranslation('back-office');
  const nameParts = usePartNames();
  const [asked, setAsked] = useState<Verb>();
  const [reasons, setReasons] = useState<PartReasons>({});
  const { decide, busy, errors, clear } = useStoreDecision(store, () => {
    const verified = asked === 'approve' || asked === 'reject' || asked === 'ask';
    setAsked(undefined);
    setReasons({});
    if (verified) onDecided();
  });
  const { verification_status: state } = store;
  const waits = state === 'submitted' || store.items.some(({ status }) => status === 'submitted');
  const missing = state === 'submitted' ? findMissingParts(store) : [];
  const refused = Object.keys(reasons).length;
  const complete = Object.values(reasons).every((reason) => reason.trim() !== '');
  const mayChange = hasStaffRole(me.roles, adminStoreEndpoints.suspend.staff);
  const maySuspend = mayChange && state === 'approved';
  const mayReinstate = mayChange && state === 'suspended';
  const mayAsk = state === 'submitted' && !store.reply_due_at;
  const listMissing = () => t('file.missing', { parts: nameParts(missing) });
  const unmarked = refused === 0 ? t('file.markFirst') : !complete && t('file.reasonFirst');
  /** Why a decision is not possible yet. */
  const obstacles: Partial<Record<Verb, string | false>> = {
    approve: missing.length > 0 ? listMissing() : refused > 0 && t('file.unmarkFirst'),
    reject: unmarked,
    ask: unmarked,
  };
  const ask = (verb: Verb) => {
    const obstacle = obstacles[verb];
    // The keys work anywhere on the page, so the reason shows wherever the reader is.
    if (obstacle) return toast.info(obstacle);
    clear();
    setAsked(verb);
  };
  useKeys({
    ...(waits && { a: () => ask('approve'), r: () => ask('reject') }),
    ...(mayAsk && { e: () => ask('ask') }),
  });
  const send = (reason: string) => {
    if (asked === 'approve') void decide({ verb: 'approve' });
    else if (asked === 'reject' || asked === 'ask') void decide({ verb: asked, reasons });
    else if (asked) void decide({ verb: asked, reason });
  };
  if (!waits && !maySuspend && !mayReinstate && !errors.conflict) return null;
  return (
    <Card padding="m">
      <Stack gap={16}>
        {errors.conflict && (
          <Notice tone="warning" live>
            {errors.conflict}
          </Notice>
        )}
        {missing.length > 0 && <Notice tone="warning">{listMissing()}</Notice>}
        {waits && <RejectParts store={store} reasons={reasons} onChange={setReasons} />}
        <DecisionBar>
          {waits && (
            <Button looksDisabled={Boolean(obstacles.approve)} onClick={() => ask('approve')}>
              {t('file.approve.button')}
            </Button>
          )}
          {waits && (
            <Button variant="secondary" looksDisabled={Boolean(unmarked)} onClick={() => ask('reject')}>
              {t('file.reject.button', { count: refused })}
            </Button>
          )}
          {mayAsk && (
            <Button variant="neutral" looksDisabled={Boolean(unmarked)} onClick={() => ask('ask')}>
              {t('file.ask.button', { count: refused })}
            </Button>
          )}
          {maySuspend && (
            <Button variant="neutral" onClick={() => ask('suspend')}>
              {t('file.suspend.button')}
            </Button>
          )}
          {mayReinstate && (
            <Button variant="secondary" onClick={() => ask('unsuspend')}>
              {t('file.unsuspend.button')}
            </Button>
          )}
        </DecisionBar>
        {waits && refused === 0 && missing.length > 0 && <p>{t('file.refuseToGoOn')}</p>}
      </Stack>
      {asked && (
        <LazyDecideDialog
          title={t(`file.${asked}.title`, { store: store.merchant_name })}
          text={t(`file.${asked}.text`, { parts: nameParts(Object.keys(reasons)), days: replyDays })}
          yes={t(`file.${asked}.yes`)}
          danger={asked === 'reject' || asked === 'suspend'}
          busy={busy}
          {...((asked === 'suspend' || asked === 'unsuspend') && {
            reason: t('decide.reason'),
            reasonError: errors.reason,
          })}
          errors={Object.entries(errors).flatMap(([field, text]) =>
            field === 'reason' || field === 'conflict' ? [] : [text],
          )}
          onYes={send}
          onClose={() => setAsked(undefined)}
          onMissing={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
};
