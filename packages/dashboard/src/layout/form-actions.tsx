import type { ReactNode } from 'react';
import { formActionsStyle } from './form-layout.styles.ts';

/** The buttons at the end of a form. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div css={formActionsStyle}>{children}</div>
);
