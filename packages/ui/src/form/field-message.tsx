import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorStyle, hintStyle, successStyle } from './field.styles.ts';

/** The error message under a field. Bind it with `aria-describedby`. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} css={errorStyle}>
    <CircleAlert size={16} strokeWidth={1.9} aria-hidden="true" />
    <span>{children}</span>
  </p>
);

export const FieldHint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} css={hintStyle}>
    {children}
  </p>
);

export const FieldSuccess = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} css={successStyle}>
    {children}
  </p>
);
