import { type AdminMe, type AdminWithdrawal, adminMoneyEndpoints, hasStaffRole } from '@pasar/contract';
import { DetailPane, useKeys } from '@pasar/dashboard';
import { useFormat, useTimes } from '@pasar/slice-kit';
import { Button, Inline, Notice, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { Facts } from '../../shared/facts/facts.tsx';
import { ClaimNotice } from '../../shared/staff/claim-notice.tsx';

type Verb = 'approve' | 'reject';

interface WithdrawalDetailProps {
  one: AdminWithdrawal;
  me: AdminMe;
  /** The list without it. */
  closeTo: string;
}

/** One withdrawal beside the list: to which account, by when, and its decision. */
export const WithdrawalDetail = ({ one, me, closeTo }: WithdrawalDetailProps) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const [asked, setAsked] = useState<Verb>();
  const { decide, busy, errors, clear } = useDecision<{ verb: Verb; reason: string }>({
    send: (api, { verb, reason }, options) => {
      const body = { withdraw_code: one.withdraw_code };
      return verb === 'approve'
        ? api.call(adminMoneyEndpoints.approve, { body }, options)
        : api.call(adminMoneyEndpoints.reject, { body: { ...body, reason } }, options);
    },
    done: () => setAsked(undefined),
  });
  const isToSource = one.destination === 'source';
  const target = `${one.bank_name} ${one.rekening}`;
  const mayDecide = hasStaffRole(me.roles, adminMoneyEndpoints.approve.staff);
  const canApprove = mayDecide && one.status === 'requested';
  const canReject = mayDecide && ['requested', 'approved', 'processing'].includes(one.status);
  const ask = (verb: Verb) => {
    clear();
    setAsked(verb);
  };
  useKeys({
    ...(canApprove && { a: () => ask('approve') }),
    ...(canReject && { r: () => ask('reject') }),
  });
  return (
    <DetailPane
      title={one.withdraw_code}
      subject={one.withdraw_code}
      close={{ to: closeTo, label: t('close') }}
    >
      <Stack gap={16}>
        {mayDecide && <ClaimNotice kind="withdrawal" id={one.id} waits={one.status === 'requested'} />}
        {errors.conflict && (
          <Notice tone="warning" live>
            {errors.conflict}
          </Notice>
        )}
        <Facts
          facts={[
            [t('withdrawals.status'), t(`withdrawals.tab.${one.status}`)],
            [t('withdrawals.owner'), `${one.owner.name} · ${one.owner.email}`],
            [t('withdrawals.from'), t(`withdrawals.wallet.${one.wallet}`)],
            [t('withdrawals.amount'), rupiah(one.amount)],
            [t('withdrawals.fee'), rupiah(one.fee)],
            [t('withdrawals.payout'), rupiah(one.payout)],
            [t(isToSource ? 'withdrawals.source' : 'withdrawals.bank'), target],
            [t('withdrawals.holder'), one.atas_nama],
            [t('withdrawals.branch'), one.cabang],
            [t('withdrawals.requested'), dateTime(one.requested_at)],
            [t('withdrawals.due'), dateTime(one.estimated_at)],
            [t('withdrawals.batch'), one.batch_code],
            [t('withdrawals.reference'), one.bank_reference],
            ...(one.reject_reason ? ([[t('withdrawals.refused'), one.reject_reason]] as const) : []),
          ]}
        />
        {(canApprove || canReject) && (
          <Inline gap={8}>
            {canApprove && <Button onClick={() => ask('approve')}>{t('withdrawals.approve')}</Button>}
            {canReject && (
              <Button variant="secondary" onClick={() => ask('reject')}>
                {t('withdrawals.reject')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      {asked && (
        <LazyDecideDialog
          title={t(`withdrawals.${asked}Title`, { amount: rupiah(one.amount) })}
          text={t(`withdrawals.${asked === 'approve' && isToSource ? 'approveSource' : asked}Text`, {
            bank: target,
            holder: one.atas_nama,
          })}
          yes={t(`withdrawals.${asked}Yes`)}
          danger={asked === 'reject'}
          busy={busy}
          {...(asked === 'reject' && { reason: t('decide.reason'), reasonError: errors.reason })}
          onYes={(reason) => void decide({ verb: asked, reason })}
          onClose={() => setAsked(undefined)}
          onMissing={() => setAsked(undefined)}
        />
      )}
    </DetailPane>
  );
};
