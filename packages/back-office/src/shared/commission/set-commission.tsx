import type { ApiClient, CallOptions } from '@pasar/api-client';
import { DayField } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Stack, TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../decide/reason-action.tsx';
import { toBasisPoints } from './to-basis-points.ts';

export interface PlannedCommission {
  commission_bps: number | null;
  valid_from: string;
  reason: string;
}

interface SetCommissionProps {
  title: string;
  text: string;
  /** What an empty rate means. */
  hint: string;
  /** Its own rate of today, in basis points. */
  rate: number | null;
  /** Today in Asia/Jakarta: the earliest first day. */
  today: string;
  size?: 's' | 'm';
  send: (api: ApiClient, planned: PlannedCommission, options: CallOptions) => Promise<{ message?: string }>;
}

/** Asks for another commission from a day on; a colleague decides. */
export const SetCommission = ({
  title,
  text,
  hint,
  rate: before,
  today,
  size = 'm',
  send,
}: SetCommissionProps) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const [rate, setRate] = useState(before === null ? '' : number(before / 100));
  const [day, setDay] = useState(today);
  return (
    <ReasonAction
      button={t('commission.button')}
      size={size}
      title={title}
      text={text}
      yes={t('commission.yes')}
      staysOpen
      send={(api, reason, options) =>
        send(
          api,
          {
            ...{ valid_from: day, reason },
            // What is no percentage is above them all: the server names the field.
            commission_bps: toBasisPoints(rate) === undefined ? 10_001 : (toBasisPoints(rate) ?? null),
          },
          options,
        )
      }
    >
      {(errors) => (
        <Stack gap={16}>
          <TextField
            name="commission_bps"
            label={t('commission.rate')}
            hint={hint}
            suffix="%"
            inputMode="decimal"
            autoComplete="off"
            value={rate}
            error={errors.commission_bps}
            onChange={(event) => setRate(event.target.value)}
          />
          <DayField
            name="valid_from"
            label={t('commission.day')}
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
