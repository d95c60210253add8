import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BareProps } from '../bare-props.ts';
import { affixStyle, type ControlState, controlStates, controlStyle, inputStyle } from './field.styles.ts';
import { FormField } from './form-field.tsx';
import { renderLengthCount } from './length-count.tsx';
import { type FieldNotes, useField } from './use-field.ts';

export type TextFieldProps = Omit<BareProps<'input'>, 'prefix'> &
  FieldNotes & {
    /** Before the input, e.g. `Rp`, `+62` or an icon. */
    prefix?: ReactNode;
    /** After the input, e.g. `gram` or a button. */
    suffix?: ReactNode;
    /** The maximum length: counted near the end, never cut. Its validation reports excess text. */
    limit?: number | undefined;
  };

export const getControlState = (notes: FieldNotes, locked: boolean): ControlState => {
  if (locked) return 'locked';
  return notes.success && !notes.error ? 'success' : 'plain';
};

/** One line of text with its label, help and error. `onChange` is the input's own event. */
export const TextField = ({
  label,
  hint,
  error,
  success,
  aside,
  prefix,
  suffix,
  limit,
  className,
  type = 'text',
  ...input
}: TextFieldProps) => {
  const notes = { label, hint, error, success, aside: renderLengthCount(input.value, limit) ?? aside };
  const { ids, aria } = useField({ ...notes, ...input });
  const locked = Boolean(input.readOnly || input.disabled);
  return (
    <FormField ids={ids} className={className} {...notes}>
      <div css={[controlStyle, controlStates[getControlState(notes, locked)]]}>
        {prefix && <span css={affixStyle}>{prefix}</span>}
        <input {...input} {...aria} id={ids.control} type={type} css={inputStyle} />
        {suffix && <span css={affixStyle}>{suffix}</span>}
        {locked && <Lock size={16} strokeWidth={1.9} aria-hidden="true" />}
        {success && !error && !locked && <Check size={20} strokeWidth={1.9} aria-hidden="true" />}
      </div>
    </FormField>
  );
};
