import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  failureIconStyle,
  failureStyle,
  failureTextStyle,
  failureTitleStyle,
  failureWordsStyle,
} from './empty-state.styles.ts';

export type FailurePanelProps = {
  title: ReactNode;
  text?: ReactNode;
  /** Usually a small secondary button that tries again. */
  action?: ReactNode;
  className?: string;
};

/** A part of the page that did not load; everything around it goes on. */
export const FailurePanel = ({ title, text, action, className }: FailurePanelProps) => (
  <div css={failureStyle} className={className} role="alert">
    <CloudOff css={failureIconStyle} size={28} strokeWidth={1.9} aria-hidden="true" />
    <div css={failureWordsStyle}>
      <p css={failureTitleStyle}>{title}</p>
      {text && <p css={failureTextStyle}>{text}</p>}
    </div>
    {action}
  </div>
);
