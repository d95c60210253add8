import type { ReactNode } from 'react';
import { fieldColumnsStyle } from './form-layout.styles.ts';

/** Two fields of a form beside each other. */
export const FieldColumns = ({ children }: { children: ReactNode }) => (
  <div css={fieldColumnsStyle}>{children}</div>
);
