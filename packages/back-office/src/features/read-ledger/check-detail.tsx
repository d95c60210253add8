import { type AdminMe, adminLedgerEndpoints, hasStaffRole, type LedgerCheck } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';

interface CheckDetailProps {
  check: LedgerCheck;
  me: AdminMe;
  closeTo: string;
}

/** One check of the books beside the list: each fault in a sentence, and its explanation. */
export const CheckDetail = ({ check, me, closeTo }: CheckDetailProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const canExplain =
    check.faults.length > 0 &&
    check.explained_at === null &&
    hasStaffRole(me.roles, adminLedgerEndpoints.explain.staff);
  return (
    <DetailPane
      title={dateTime(check.at)}
      subject={String(check.id)}
      close={{ to: closeTo, label: t('close') }}
    >
      <Stack gap={16}>
        {check.faults.length === 0 ? (
          <p>{t('checks.none')}</p>
        ) : (
          <ul>
            {check.faults.map((fault) => (
              <li key={fault} lang="en">
                {fault}
              </li>
            ))}
          </ul>
        )}
        {check.explained_at && (
          <Facts
            facts={[
              [t('checks.explained'), `${dateTime(check.explained_at)} · ${check.explained_by}`],
              [t('checks.explain.label'), check.explanation],
            ]}
          />
        )}
        {canExplain && (
          <ReasonAction
            button={t('checks.explain.button')}
            title={t('checks.explain.title')}
            text={t('checks.explain.text')}
            yes={t('checks.explain.yes')}
            reason={t('checks.explain.label')}
            send={(api, reason, options) =>
              api.call(adminLedgerEndpoints.explain, { body: { check_id: check.id, reason } }, options)
            }
          />
        )}
      </Stack>
    </DetailPane>
  );
};
