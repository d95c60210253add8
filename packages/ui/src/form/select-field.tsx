import { ChevronDown } from 'lucide-react';
import type { BareProps } from '../bare-props.ts';
import { controlStates, controlStyle, inputStyle } from './field.styles.ts';
import { FormField } from './form-field.tsx';
import { chevronStyle, selectBoxStyle, selectStyle, unselectedStyle } from './select-field.styles.ts';
import { getControlState } from './text-field.tsx';
import { type FieldNotes, useField } from './use-field.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = Omit<BareProps<'select'>, 'children' | 'multiple'> &
  FieldNotes & {
    options: readonly SelectOption[];
    /** The text of the empty option; without it the first option is selected from the start. */
    placeholder?: string;
  };

/** A selection of one from a list. The browser's own list: the fastest on a cheap phone. */
export const SelectField = ({
  label,
  hint,
  error,
  success,
  aside,
  options,
  placeholder,
  className,
  ...select
}: SelectFieldProps) => {
  const notes = { label, hint, error, success, aside };
  const { ids, aria } = useField({ ...notes, ...select });
  const unchosen = placeholder !== undefined && select.value === '';
  return (
    <FormField ids={ids} className={className} {...notes}>
      <div
        css={[controlStyle, controlStates[getControlState(notes, Boolean(select.disabled))], selectBoxStyle]}
      >
        <select
          {...select}
          {...aria}
          id={ids.control}
          css={[inputStyle, selectStyle, unchosen && unselectedStyle]}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown css={chevronStyle} size={20} strokeWidth={1.9} aria-hidden="true" />
      </div>
    </FormField>
  );
};
