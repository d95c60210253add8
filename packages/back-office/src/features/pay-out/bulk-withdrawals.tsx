import { type AdminWithdrawal, adminMoneyEndpoints, typedAbove } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { BulkActions } from '../../shared/bulk/bulk-parts.tsx';
import type { Bulk } from '../../shared/bulk/use-bulk.ts';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';

/** Approves the selected withdrawals; money does not come back, so the question says how much it is. */
export const BulkWithdrawals = ({ bulk }: { bulk: Bulk<AdminWithdrawal> }) => {
  const { t } = useTranslation('back-office');
  const { number, rupiah } = useFormat();
  const open = bulk.selected.filter(({ status }) => status === 'requested');
  const n = number(open.length);
  const sum = open.reduce((total, { amount }) => total + amount, 0);
  return (
    <BulkActions bulk={bulk}>
      {open.length > 0 && (
        <ReasonAction
          button={t('withdrawals.many.button', { n })}
          size="s"
          isMain
          title={t('withdrawals.many.title', { n })}
          text={t('withdrawals.many.text', { n, sum: rupiah(sum) })}
          yes={t('withdrawals.approveYes')}
          reason={null}
          mustType={open.length > typedAbove ? open.length : undefined}
          send={async (api) => {
            const body = { withdraw_codes: open.map(({ withdraw_code }) => withdraw_code) };
            const { data, waiting } = await api.call(adminMoneyEndpoints.bulk, { body });
            bulk.finish(data, open, waiting);
            return {};
          }}
        />
      )}
    </BulkActions>
  );
};
