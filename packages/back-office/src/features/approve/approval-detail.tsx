import {
  type AdminMe,
  type Approval,
  adminApprovalEndpoints,
  approverRoles,
  hasStaffRole,
} from '@pasar/contract';
import { DetailPane, useKeys } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { Button, Notice, Stack, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionBar } from '../../shared/decide/decision-bar.tsx';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { Facts } from '../../shared/facts/facts.tsx';
import { ClaimNotice } from '../../shared/staff/claim-notice.tsx';
import { useSubjectName } from './use-subject-name.ts';

type Verb = 'approve' | 'reject';

/** Where what it is about is shown: for a wallet, its owner. */
const subjectPath = ({ action, subject, commission, store_commission: store }: Approval): string => {
  if (action === 'wallet.adjust') return linkTo('back-office.users', { search: subject });
  if (action === 'payout.batch') return linkTo('back-office.withdrawals', { status: 'approved' });
  if (action === 'withdrawal.approve')
    return linkTo('back-office.withdrawals', { status: 'all', search: subject, open: subject });
  if (commission) return linkTo('back-office.categories', { open: String(commission.category_id) });
  if (store) return linkTo('back-office.store', { id: store.merchant_id });
  if (action === 'setting.edit') return linkTo('back-office.settings', { open: subject });
  if (action.startsWith('staff.')) return linkTo('back-office.staff');
  return linkTo('back-office.order', { code: subject });
};

interface ApprovalDetailProps {
  one: Approval;
  me: AdminMe;
  closeTo: string;
}

/** What a colleague asked for: approved by somebody else it is carried out at once. */
export const ApprovalDetail = ({ one, me, closeTo }: ApprovalDetailProps) => {
  const { t } = useTranslation('back-office');
  const { rupiah, number, date } = useFormat();
  const { dateTime } = useTimes();
  const nameSubject = useSubjectName();
  const [chosen, setChosen] = useState<Verb>();
  const { decide, busy, errors, clear } = useDecision<{ verb: Verb; reason: string }>({
    send: (api, { verb, reason }, options) => {
      const body = { approval_id: one.id };
      return verb === 'approve'
        ? api.call(adminApprovalEndpoints.approve, { body }, options)
        : api.call(adminApprovalEndpoints.reject, { body: { ...body, reason } }, options);
    },
    done: () => setChosen(undefined),
  });
  const effect = (): readonly [string, string] => {
    const { roles, setting, amount } = one;
    const commission = one.commission ?? one.store_commission;
    if (commission) {
      const { commission_bps: bps, valid_from } = commission;
      const otherwise = t(one.commission ? 'approvals.inherit' : 'approvals.byCategory');
      const rate = bps === null ? otherwise : `${number(bps / 100)}%`;
      return [t('approvals.value'), t('approvals.commission', { rate, day: date(valid_from) })];
    }
    if (roles) {
      const names = roles.map((role) => t(`role.${role}`)).join(', ');
      return [t('approvals.roles'), names || t('approvals.noRoles')];
    }
    if (!setting) return [t('approvals.amount'), rupiah(amount)];
    return [t('approvals.value'), setting.value === null ? t('approvals.off') : rupiah(setting.value)];
  };
  const isOwn = one.requested_by.user_id === me.id;
  const mayDecide = one.state === 'requested' && !isOwn && hasStaffRole(me.roles, approverRoles(one.action));
  const rejectTexts = { roles: 'rolesText', setting: 'settingText', commission: 'commissionText' } as const;
  const isCommission = Boolean(one.commission ?? one.store_commission);
  const about = isCommission
    ? ('commission' as const)
    : (['roles', 'setting'] as const).find((what) => one[what] !== null);
  const rejectText = `approvals.reject.${about ? rejectTexts[about] : 'text'}` as const;
  const choose = (verb: Verb) => {
    clear();
    setChosen(verb);
  };
  useKeys(mayDecide ? { a: () => choose('approve'), r: () => choose('reject') } : {});
  return (
    <DetailPane
      title={t(`approvals.action.${one.action}`)}
      subject={String(one.id)}
      close={{ to: closeTo, label: t('close') }}
    >
      <Stack gap={16}>
        {errors.conflict && (
          <Notice tone="warning" live>
            {errors.conflict}
          </Notice>
        )}
        <ClaimNotice kind="approval" id={one.id} waits={mayDecide} />
        {one.state === 'requested' && isOwn && <Notice>{t('approvals.own')}</Notice>}
        <Facts
          facts={[
            [
              t('approvals.subject'),
              <TextLink key="subject" as={LocalLink} to={subjectPath(one)}>
                {nameSubject(one)}
              </TextLink>,
            ],
            effect(),
            [t('approvals.reason'), one.reason],
            [t('approvals.requestedBy'), `${one.requested_by.name} · ${dateTime(one.requested_at)}`],
            [t('approvals.state'), t(`approvals.is.${one.state}`)],
            [t('approvals.until'), dateTime(one.expires_at)],
            ...(one.decided_by && one.decided_at
              ? ([
                  [t('approvals.decidedBy'), `${one.decided_by.name} · ${dateTime(one.decided_at)}`],
                  [t('approvals.rejectReason'), one.reject_reason],
                ] as const)
              : []),
          ]}
        />
        {mayDecide && (
          <DecisionBar>
            <Button onClick={() => choose('approve')}>{t('approvals.approve.button')}</Button>
            <Button variant="secondary" onClick={() => choose('reject')}>
              {t('approvals.reject.button')}
            </Button>
          </DecisionBar>
        )}
      </Stack>
      {chosen && !errors.conflict && (
        <LazyDecideDialog
          title={t(`approvals.${chosen}.title`, {
            amount: about ? nameSubject(one) : rupiah(one.amount),
          })}
          text={t(chosen === 'reject' ? rejectText : 'approvals.approve.text')}
          yes={t(`approvals.${chosen}.button`)}
          danger={chosen === 'reject'}
          busy={busy}
          {...(chosen === 'reject' && { reason: t('decide.reason'), reasonError: errors.reason })}
          onYes={(reason) => void decide({ verb: chosen, reason })}
          onClose={() => setChosen(undefined)}
          onMissing={() => setChosen(undefined)}
        />
      )}
    </DetailPane>
  );
};
