import type { ReactNode } from 'react';
import { FieldError } from './field-message.tsx';
import { pairStyle } from './range-fields.styles.ts';
import { groupStyle, legendStyle } from './selection-control.styles.ts';
import { TextField } from './text-field.tsx';
import { useField } from './use-field.ts';

/** Both ends as typed digits, e.g. `{ min: '50000', max: '' }`; an open end is `''`. */
export type Range = { min: string; max: string };

export type RangeFieldsProps = {
  label: ReactNode;
  value: Range;
  onChange: (value: Range) => void;
  texts: Range;
  /** Before both inputs, e.g. `Rp`. */
  prefix?: ReactNode;
  /** How digits are shown, e.g. with dots; the value stays plain digits. */
  format?: (digits: string) => string;
  name?: string;
  error?: ReactNode;
  className?: string;
};

/** A lower and an upper end, e.g. of prices. Only digits get in. */
export const RangeFields = ({
  label,
  value,
  onChange,
  texts,
  prefix,
  format = (digits) => digits,
  name,
  error,
  className,
}: RangeFieldsProps) => {
  const { ids, aria } = useField({ label, error });
  const end = (part: keyof Range) => (
    <TextField
      label={texts[part]}
      prefix={prefix}
      inputMode="numeric"
      autoComplete="off"
      name={name && `${name}_${part}`}
      value={format(value[part])}
      {...aria}
      onChange={(event) => onChange({ ...value, [part]: event.target.value.replace(/\D/g, '') })}
    />
  );
  return (
    <fieldset css={groupStyle} className={className}>
      <legend css={legendStyle}>{label}</legend>
      <div css={pairStyle}>
        {end('min')}
        {end('max')}
      </div>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </fieldset>
  );
};
