import {
  type AdminMe,
  adminApprovalEndpoints,
  hasStaffRole,
  type WaitingApproval as Waiting,
} from '@pasar/contract';
import { LocalLink, linkTo, useTimes } from '@pasar/slice-kit';
import { Notice, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

interface WaitingApprovalProps {
  approval: Waiting | null | undefined;
  me: AdminMe;
}

/** That a decision about what the page shows waits for a colleague, with the way to it. */
export const WaitingApproval = ({ approval, me }: WaitingApprovalProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  if (!approval) return null;
  return (
    <Notice tone="info">
      {t('waiting.text', { until: dateTime(approval.expires_at) })}{' '}
      {hasStaffRole(me.roles, adminApprovalEndpoints.list.staff) && (
        <TextLink as={LocalLink} standalone to={linkTo('back-office.approvals', { open: approval.id })}>
          {t('waiting.open')}
        </TextLink>
      )}
    </Notice>
  );
};
