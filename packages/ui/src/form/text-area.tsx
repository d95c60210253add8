import type { BareProps } from '../bare-props.ts';
import { controlStates, controlStyle, inputStyle } from './field.styles.ts';
import { FieldFrame } from './field-frame.tsx';
import { areaStyle } from './text-area.styles.ts';
import { controlStateOf } from './text-field.tsx';
import { type FieldNotes, useField } from './use-field.ts';

export type TextAreaProps = BareProps<'textarea'> & FieldNotes;

/** Several lines of text; grows with them where the browser can. */
export const TextArea = ({
  label,
  hint,
  error,
  success,
  aside,
  className,
  rows = 3,
  ...area
}: TextAreaProps) => {
  const notes = { label, hint, error, success, aside };
  const { ids, aria } = useField({ ...notes, ...area });
  const locked = Boolean(area.readOnly || area.disabled);
  return (
    <FieldFrame ids={ids} className={className} {...notes}>
      <div css={[controlStyle, controlStates[controlStateOf(notes, locked)]]}>
        <textarea {...area} {...aria} id={ids.control} rows={rows} css={[inputStyle, areaStyle]} />
      </div>
    </FieldFrame>
  );
};
