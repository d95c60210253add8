import type { BareProps } from '../bare-props.ts';
import { controlStates, controlStyle, inputStyle } from './field.styles.ts';
import { FormField } from './form-field.tsx';
import { renderLengthCount } from './length-count.tsx';
import { areaStyle } from './text-area.styles.ts';
import { getControlState } from './text-field.tsx';
import { type FieldNotes, useField } from './use-field.ts';

export type TextAreaProps = BareProps<'textarea'> &
  FieldNotes & {
    /** The maximum length: counted near the end, never cut. Its validation reports excess text. */
    limit?: number | undefined;
  };

/** Several lines of text; grows with them where the browser can. */
export const TextArea = ({
  label,
  hint,
  error,
  success,
  aside,
  limit,
  className,
  rows = 3,
  ...area
}: TextAreaProps) => {
  const notes = { label, hint, error, success, aside: renderLengthCount(area.value, limit) ?? aside };
  const { ids, aria } = useField({ ...notes, ...area });
  const locked = Boolean(area.readOnly || area.disabled);
  return (
    <FormField ids={ids} className={className} {...notes}>
      <div css={[controlStyle, controlStates[getControlState(notes, locked)]]}>
        <textarea {...area} {...aria} id={ids.control} rows={rows} css={[inputStyle, areaStyle]} />
      </div>
    </FormField>
  );
};
