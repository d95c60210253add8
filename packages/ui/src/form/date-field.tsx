import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { partLabelStyle, partStyle, partsStyle } from './date-field.styles.ts';
import { controlStyle, inputStyle } from './field.styles.ts';
import { FieldNotesBelow } from './form-field.tsx';
import { onLeave } from './on-leave.ts';
import {
  chevronStyle,
  selectBoxStyle,
  selectStyle,
  tightChevronStyle,
  tightSelectStyle,
} from './select-field.styles.ts';
import { groupStyle, legendStyle } from './selection-control.styles.ts';
import { useField } from './use-field.ts';

/** Each part as typed: `{ day: '20', month: '5', year: '1995' }`; an empty part is `''`. */
export type DateParts = { day: string; month: string; year: string };

export type DateFieldProps = {
  label: ReactNode;
  value: DateParts;
  onChange: (value: DateParts) => void;
  /** The focus has left all three parts. */
  onBlur?: () => void;
  /** Labels of the parts, also used as the empty options. */
  texts: DateParts;
  /** The twelve names of the months. */
  months: readonly string[];
  /** Names the inputs `<name>_day`, `<name>_month`, `<name>_year`. */
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** `bday` lets the browser fill in the birthday. */
  autoComplete?: 'bday';
  className?: string;
};

const days = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

type PartProps = { label: string; children: ReactNode; id: string };

const Part = ({ label, id, children }: PartProps) => (
  <div css={partStyle}>
    <label htmlFor={id} css={partLabelStyle}>
      {label}
    </label>
    {children}
  </div>
);

/** A date in three labelled parts; the year is typed, so that no one scrolls to 1967. */
export const DateField = ({
  label,
  value,
  onChange,
  onBlur,
  texts,
  months,
  name,
  hint,
  error,
  autoComplete,
  className,
}: DateFieldProps) => {
  const id = useId();
  const { ids, aria } = useField({ label, hint, error });
  const nameOf = (part: keyof DateParts) => ({
    id: `${id}-${part}`,
    name: name && `${name}_${part}`,
    autoComplete: autoComplete && `${autoComplete}-${part}`,
    value: value[part],
    ...aria,
  });
  const select = (part: 'day' | 'month', options: readonly { value: string; label: string }[]) => (
    <Part label={texts[part]} id={`${id}-${part}`}>
      <div css={[controlStyle, selectBoxStyle]}>
        <select
          {...nameOf(part)}
          css={[inputStyle, selectStyle, tightSelectStyle]}
          onChange={(event) => onChange({ ...value, [part]: event.target.value })}
        >
          <option value="">–</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown css={[chevronStyle, tightChevronStyle]} size={16} strokeWidth={1.9} aria-hidden="true" />
      </div>
    </Part>
  );
  return (
    <fieldset css={groupStyle} className={className} onBlur={onLeave(onBlur)}>
      <legend css={legendStyle}>{label}</legend>
      <div css={partsStyle}>
        {select('day', days)}
        {select(
          'month',
          months.map((month, index) => ({ value: String(index + 1), label: month })),
        )}
        <Part label={texts.year} id={`${id}-year`}>
          <div css={controlStyle}>
            <input
              {...nameOf('year')}
              css={inputStyle}
              inputMode="numeric"
              // A letter stays, so that the year's validation can report it; a dash would end the year.
              onChange={(event) =>
                onChange({ ...value, year: event.target.value.replace(/[^\p{L}\d]/gu, '') })
              }
            />
          </div>
        </Part>
      </div>
      <FieldNotesBelow ids={ids} hint={hint} error={error} />
    </fieldset>
  );
};
