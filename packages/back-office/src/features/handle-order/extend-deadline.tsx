import { type AdminOrderDetail, adminOrderEndpoints, maxExtension } from '@pasar/contract';
import { NumberField } from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Notice } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';

/** Moves the deadline that the order waits for, once; afterwards it says by how much and why. */
export const ExtendDeadline = ({ order }: { order: AdminOrderDetail }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const [hours, setHours] = useState('24');
  const { order_code, version, extendable, extension, due } = order;
  if (extension) {
    return (
      <Notice title={t('order.extend.done', { count: extension.hours })}>
        {extension.reason} · {dateTime(extension.at)}
      </Notice>
    );
  }
  if (!extendable || !due) return null;
  return (
    <div>
      <ReasonAction
        button={t('order.extend.button')}
        size="s"
        title={t('order.extend.title', { code: order_code })}
        text={t('order.extend.text', { time: dateTime(due.at) })}
        yes={t('order.extend.yes')}
        reason={t('order.reason')}
        send={(api, reason, options) =>
          api.call(
            adminOrderEndpoints.extend,
            { body: { order_code, version, hours: Number(hours), reason } },
            options,
          )
        }
      >
        {(errors) => (
          <NumberField
            name="hours"
            label={t('order.extend.hours', { most: maxExtension })}
            value={hours}
            error={errors.hours}
            onValue={setHours}
          />
        )}
      </ReasonAction>
    </div>
  );
};
