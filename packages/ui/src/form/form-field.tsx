import type { ReactNode } from 'react';
import { asideStyle, fieldStyle, labelRowStyle, labelStyle } from './field.styles.ts';
import { FieldError, FieldHint, FieldSuccess } from './field-message.tsx';
import type { FieldIds, FieldNotes } from './use-field.ts';

/** Error, success and hint below a control, in the order in which they are read. */
export const FieldNotesBelow = ({
  ids,
  error,
  success,
  hint,
}: Omit<FieldNotes, 'label'> & { ids: FieldIds }) => (
  <>
    {error && <FieldError id={ids.error}>{error}</FieldError>}
    {success && !error && <FieldSuccess id={ids.success}>{success}</FieldSuccess>}
    {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
  </>
);

type FrameProps = FieldNotes & { ids: FieldIds; className?: string | undefined; children: ReactNode };

/** Label above, control, notes below. */
export const FormField = ({ ids, label, aside, className, children, ...notes }: FrameProps) => (
  <div css={fieldStyle} className={className}>
    <div css={labelRowStyle}>
      <label htmlFor={ids.control} css={labelStyle}>
        {label}
      </label>
      {aside && <span css={asideStyle}>{aside}</span>}
    </div>
    {children}
    <FieldNotesBelow ids={ids} {...notes} />
  </div>
);
