import {
  type AdminMe,
  type AdminParcelDetail,
  adminParcelEndpoints,
  hasStaffRole,
  type StaffScanCode,
} from '@pasar/contract';
import { SelectField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';

/** A scan that the courier did not send, of those that may follow the last one; both sides read the reason. */
export const AddScan = ({ parcel, me }: { parcel: AdminParcelDetail; me: AdminMe }) => {
  const { t } = useTranslation('back-office');
  const [typed, setTyped] = useState<StaffScanCode>();
  const [first] = parcel.can_add;
  if (!first || !hasStaffRole(me.roles, adminParcelEndpoints.scan.staff)) return null;
  const code = typed && parcel.can_add.includes(typed) ? typed : first;
  return (
    <ReasonAction
      button={t('parcels.add.button')}
      title={t('parcels.add.title', { parcel: parcel.awb ?? parcel.order_code })}
      text={t('parcels.add.text')}
      yes={t('parcels.add.button')}
      send={(api, reason, options) =>
        api.call(
          adminParcelEndpoints.scan,
          { body: { parcel_id: parcel.id, code, scans: parcel.scans.length, reason } },
          options,
        )
      }
    >
      {(errors) => (
        <SelectField
          name="code"
          label={t('parcels.add.code')}
          value={code}
          error={errors.code}
          options={parcel.can_add.map((one) => ({ value: one, label: t(`parcels.code.${one}`) }))}
          onChange={({ target }) => setTyped(target.value as StaffScanCode)}
        />
      )}
    </ReasonAction>
  );
};
