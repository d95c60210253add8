import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  errorStateContentStyle,
  errorStateIconStyle,
  errorStateStyle,
  errorStateTextStyle,
  errorStateTitleStyle,
} from './error-state.styles.ts';

export type ErrorStateProps = {
  title: ReactNode;
  text?: ReactNode;
  /** Usually a small secondary button that tries again. */
  action?: ReactNode;
  className?: string;
};

/** A part of the page that did not load; everything around it goes on. */
export const ErrorState = ({ title, text, action, className }: ErrorStateProps) => (
  <div css={errorStateStyle} className={className} role="alert">
    <CloudOff css={errorStateIconStyle} size={28} strokeWidth={1.9} aria-hidden="true" />
    <div css={errorStateContentStyle}>
      <p css={errorStateTitleStyle}>{title}</p>
      {text && <p css={errorStateTextStyle}>{text}</p>}
    </div>
    {action}
  </div>
);
