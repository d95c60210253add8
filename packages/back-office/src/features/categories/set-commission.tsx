import { type AdminCategory, adminCategoryEndpoints } from '@pasar/contract';
import { DayField } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Stack, TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { toBasisPoints } from './to-basis-points.ts';

interface SetCommissionProps {
  category: AdminCategory;
  /** Today in Asia/Jakarta: the earliest first day. */
  today: string;
}

/** Asks for another commission from a day on; a colleague decides. */
export const SetCommission = ({ category, today }: SetCommissionProps) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const { id, version, commission_bps } = category;
  const [rate, setRate] = useState(commission_bps === null ? '' : number(commission_bps / 100));
  const [day, setDay] = useState(today);
  return (
    <ReasonAction
      button={t('category.setCommission.button')}
      title={t('category.setCommission.title', { name: category.name_id })}
      text={t('category.setCommission.text')}
      yes={t('category.setCommission.yes')}
      staysOpen
      send={(api, reason, options) =>
        api.call(
          adminCategoryEndpoints.setCommission,
          {
            body: {
              ...{ category_id: id, version, valid_from: day, reason },
              // What is no percentage is above them all: the server names the field.
              commission_bps: toBasisPoints(rate) === undefined ? 10_001 : (toBasisPoints(rate) ?? null),
            },
          },
          options,
        )
      }
    >
      {(errors) => (
        <Stack gap={16}>
          <TextField
            name="commission_bps"
            label={t('category.setCommission.rate')}
            hint={t('category.setCommission.rateHint')}
            suffix="%"
            inputMode="decimal"
            autoComplete="off"
            value={rate}
            error={errors.commission_bps}
            onChange={(event) => setRate(event.target.value)}
          />
          <DayField
            name="valid_from"
            label={t('category.setCommission.day')}
            value={day}
            min={today}
            error={errors.valid_from}
            onChange={setDay}
          />
        </Stack>
      )}
    </ReasonAction>
  );
};
