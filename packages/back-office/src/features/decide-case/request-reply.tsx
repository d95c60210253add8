import { type AdminComplaintDetail, adminComplaintEndpoints, complaintSides } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Inline, Notice, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';

/** Asks a side something, and says who still has time to answer. */
export const RequestReply = ({ one, now }: { one: AdminComplaintDetail; now: number }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const awaited = (one.requests ?? []).filter(
    ({ replied_at, due_at }) => replied_at === null && new Date(due_at).getTime() > now,
  );
  return (
    <Stack gap={12}>
      {awaited.map(({ side, due_at }) => (
        <Notice key={side}>{t(`complaint.ask.waits.${side}`, { time: dateTime(due_at) })}</Notice>
      ))}
      <Inline gap={8}>
        {complaintSides
          .filter((side) => awaited.every((request) => request.side !== side))
          .map((side, at) => (
            <ReasonAction
              key={side}
              {...(at === 0 && { hotkey: 'e' })}
              button={t(`complaint.ask.${side}`)}
              size="s"
              title={t(`complaint.ask.title.${side}`)}
              text={t('complaint.ask.text')}
              yes={t('complaint.ask.yes')}
              reason={t('complaint.ask.question')}
              reasonField="text"
              send={(api, text, options) =>
                api.call(adminComplaintEndpoints.ask, { body: { complaint_id: one.id, side, text } }, options)
              }
            />
          ))}
      </Inline>
    </Stack>
  );
};
