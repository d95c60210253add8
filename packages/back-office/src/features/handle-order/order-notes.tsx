import { type AdminMe, type AdminOrderDetail, adminOrderEndpoints, hasStaffRole } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Section, Stack, Timeline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';

interface OrderNotesProps {
  order: AdminOrderDetail;
  me: AdminMe;
}

/** What staff wrote to each other about the order, newest first. */
export const OrderNotes = ({ order: { order_code, notes = [] }, me }: OrderNotesProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <Section title={t('order.notes.title')}>
      <Stack gap={12}>
        {notes.length === 0 ? (
          <p>{t('order.notes.none')}</p>
        ) : (
          <Timeline
            label={t('order.notes.title')}
            moments={notes.map(({ id, text, by, at }) => ({
              ...{ id: String(id), title: text, text: by, at },
              time: dateTime(at),
            }))}
          />
        )}
        {hasStaffRole(me.roles, adminOrderEndpoints.note.staff) && (
          <div>
            <ReasonAction
              button={t('order.notes.add')}
              size="s"
              title={t('order.notes.add')}
              text={t('order.notes.text')}
              yes={t('order.notes.yes')}
              reason={t('order.notes.field')}
              reasonField="text"
              send={(api, text, options) =>
                api.call(adminOrderEndpoints.note, { body: { order_code, text } }, options)
              }
            />
          </div>
        )}
      </Stack>
    </Section>
  );
};
