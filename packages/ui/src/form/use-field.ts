import { type AriaAttributes, type ReactNode, useId } from 'react';

/** The parts of every field besides its input. */
export type FieldNotes = {
  label: ReactNode;
  /** Help that is there from the start. */
  hint?: ReactNode;
  /** What is wrong; marks the field as invalid. */
  error?: ReactNode;
  /** What went well, e.g. a voucher that applies. */
  success?: ReactNode;
  /** At the end of the label's line, e.g. the text "opsional". */
  aside?: ReactNode;
};

type Described = FieldNotes & {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
};

/** Ids that bind a control to its label and notes, and the ARIA attributes of the control. */
export const useField = ({ id, hint, error, success, ...given }: Described) => {
  const own = useId();
  const controlId = id ?? own;
  const ids = { control: controlId, hint: `${own}-hint`, error: `${own}-error`, success: `${own}-success` };
  const notes = [
    given['aria-describedby'],
    error && ids.error,
    success && ids.success,
    hint && ids.hint,
  ].filter(Boolean);
  return {
    ids,
    aria: {
      'aria-invalid': error ? true : given['aria-invalid'],
      'aria-describedby': notes.join(' ') || undefined,
    },
  };
};

export type FieldIds = ReturnType<typeof useField>['ids'];
