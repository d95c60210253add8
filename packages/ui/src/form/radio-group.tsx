import { type ReactNode, useId } from 'react';
import { FieldNotesBelow } from './form-field.tsx';
import { onLeave } from './on-leave.ts';
import {
  groupStyle,
  legendStyle,
  optionsStyle,
  radioStyle,
  selectionControlContentStyle,
  selectionControlHintStyle,
  selectionControlStyle,
  tileStyle,
} from './selection-control.styles.ts';
import { useField } from './use-field.ts';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

export type RadioGroupProps = {
  label: ReactNode;
  options: readonly RadioOption[];
  name?: string;
  value?: string;
  defaultValue?: string;
  /** Receives the selected value. */
  onChange?: (value: string) => void;
  /** The focus has left the group. */
  onBlur?: () => void;
  /** `tiles` puts a border around each option: for options with an explanation. */
  arrangement?: keyof typeof optionsStyle;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
};

/** One of a few visible options. Arrow keys move the selection. */
export const RadioGroup = ({
  label,
  options,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  arrangement = 'inline',
  hint,
  error,
  required,
  className,
}: RadioGroupProps) => {
  const ownName = useId();
  const { ids, aria } = useField({ label, hint, error });
  const chosen = (option: RadioOption) =>
    value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value };
  return (
    <fieldset
      css={groupStyle}
      className={className}
      aria-describedby={aria['aria-describedby']}
      onBlur={onLeave(onBlur)}
    >
      <legend css={legendStyle}>{label}</legend>
      <div css={optionsStyle[arrangement]}>
        {options.map((option) => (
          <label key={option.value} css={[selectionControlStyle, arrangement === 'tiles' && tileStyle]}>
            <input
              type="radio"
              css={radioStyle}
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              required={required}
              onChange={() => onChange?.(option.value)}
              {...chosen(option)}
            />
            <span css={selectionControlContentStyle}>
              <span>{option.label}</span>
              {option.hint && <span css={selectionControlHintStyle}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotesBelow ids={ids} hint={hint} error={error} />
    </fieldset>
  );
};
