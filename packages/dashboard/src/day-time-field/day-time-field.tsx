import { TextField } from '@pasar/ui';
import { useState } from 'react';
import { DayField } from '../day-field/day-field.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { toClock, toTypedClock } from './clock.ts';
import { placeStyle } from './day-time-field.styles.ts';

interface DayTimeFieldProps {
  name: string;
  label: string;
  /** `2026-11-21T09:30` by the clock of Jakarta, empty, or what was typed as long as it is no time. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The time that a day gets which is selected first. Default: its beginning. */
  time?: string;
  hint?: string | undefined;
  error?: string | undefined;
  aside?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
}

const split = (value: string): [day: string, clock: string] => {
  const [day = '', clock = ''] = value.split('T');
  return [day, clock];
};

/** A day and a time of it in the language of the page, wherever the browser comes from. */
export const DayTimeField = ({
  name,
  label,
  value,
  onChange,
  onBlur,
  time = '00:00',
  hint,
  error,
  aside,
  disabled,
  required,
}: DayTimeFieldProps) => {
  const words = useMessages().dayTime;
  const [day, clock] = split(value);
  const [typed, setTyped] = useState(toTypedClock(clock, words.separator));
  const change = (nextDay: string, nextClock: string) =>
    onChange(nextDay === '' && nextClock === '' ? '' : `${nextDay}T${nextClock}`);
  const shared = { disabled, required, onBlur };
  return (
    <div css={placeStyle}>
      <DayField
        {...{ name, label, hint, error, aside, ...shared }}
        value={day}
        onChange={(next) => change(next, next !== '' && clock === '' ? time : clock)}
      />
      <TextField
        {...shared}
        label={words.time}
        aria-label={`${label}: ${words.time}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={toTypedClock('09:30', words.separator)}
        aria-invalid={error ? true : undefined}
        value={toClock(typed) === clock ? typed : toTypedClock(clock, words.separator)}
        onChange={(event) => {
          setTyped(event.target.value);
          change(day, toClock(event.target.value));
        }}
      />
    </div>
  );
};
