import { type AdminMe, type AdminMismatch, adminPaymentEndpoints, hasStaffRole } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, useFormat, useTimes } from '@pasar/slice-kit';
import { Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { ClaimNotice } from '../../shared/staff/claim-notice.tsx';
import { getMismatchPath } from './get-mismatch-path.ts';

interface MismatchDetailProps {
  mismatch: AdminMismatch;
  me: AdminMe;
  closeTo: string;
}

/** One mismatch beside the list: what it means, what to do about it, and what was decided. */
export const MismatchDetail = ({ mismatch, me, closeTo }: MismatchDetailProps) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { id, kind, ref, amount } = mismatch;
  const isOpen = mismatch.closed_at === null;
  const subject = getMismatchPath(mismatch);
  return (
    <DetailPane
      title={t(`mismatchKind.${kind}`)}
      subject={String(id)}
      close={{ to: closeTo, label: t('close') }}
    >
      <Stack gap={16}>
        <ClaimNotice kind="mismatch" id={id} waits={isOpen} />
        <p>{t(`mismatches.help.${kind}`)}</p>
        <Facts
          facts={[
            [
              t('mismatches.ref'),
              subject ? (
                <TextLink as={LocalLink} to={subject}>
                  {ref}
                </TextLink>
              ) : (
                ref
              ),
            ],
            [t('mismatches.amount'), rupiah(amount)],
            [t('mismatches.detail'), mismatch.detail],
            [t('mismatches.opened'), dateTime(mismatch.opened_at)],
            ...(mismatch.closed_at
              ? ([
                  [t('mismatches.closed'), dateTime(mismatch.closed_at)],
                  [t('mismatches.closedBy'), mismatch.closed_by ?? t('mismatches.byCheck')],
                  [t('mismatches.decision'), mismatch.decision],
                ] as const)
              : []),
          ]}
        />
        {isOpen && hasStaffRole(me.roles, adminPaymentEndpoints.closeMismatch.staff) && (
          <ReasonAction
            button={t('mismatches.close.button')}
            title={t('mismatches.close.title')}
            text={t('mismatches.close.text')}
            yes={t('mismatches.close.yes')}
            hotkey="r"
            reason={t('mismatches.decision')}
            send={(api, reason, options) =>
              api.call(adminPaymentEndpoints.closeMismatch, { body: { mismatch_id: id, reason } }, options)
            }
          />
        )}
      </Stack>
    </DetailPane>
  );
};
