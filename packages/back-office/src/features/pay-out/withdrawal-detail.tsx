import { type AdminMe, type AdminWithdrawal, adminMoneyEndpoints, hasStaffRole } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { useFormat, useTimes } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { WaitingApproval } from '../../shared/approval/waiting-approval.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { ClaimNotice } from '../../shared/staff/claim-notice.tsx';
import { WithdrawalActions } from './withdrawal-actions.tsx';

interface WithdrawalDetailProps {
  one: AdminWithdrawal;
  me: AdminMe;
  /** The list without it. */
  closeTo: string;
}

/** One withdrawal beside the list: to which account, by when, and what can be decided about it. */
export const WithdrawalDetail = ({ one, me, closeTo }: WithdrawalDetailProps) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const isToSource = one.destination === 'source';
  const target = `${one.bank_name} ${one.rekening}`;
  const mayDecide = hasStaffRole(me.roles, adminMoneyEndpoints.approve.staff);
  return (
    <DetailPane
      title={one.withdraw_code}
      subject={one.withdraw_code}
      close={{ to: closeTo, label: t('close') }}
    >
      <Stack gap={16}>
        <WaitingApproval approval={one.approval} me={me} />
        {mayDecide && <ClaimNotice kind="withdrawal" id={one.id} waits={one.status === 'requested'} />}
        <Facts
          facts={[
            [t('withdrawals.status'), t(`withdrawals.tab.${one.status}`)],
            [t('withdrawals.owner'), [one.owner.name, one.owner.email].filter(Boolean).join(' · ')],
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
        {mayDecide && <WithdrawalActions one={one} />}
      </Stack>
    </DetailPane>
  );
};
