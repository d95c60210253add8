import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BareProps } from '../bare-props.ts';
import { contentStyle, summaryStyle } from './disclosure.styles.ts';

export type DisclosureProps = Omit<BareProps<'details'>, 'onToggle'> & {
  summary: ReactNode;
  /** Called after it opened or closed. */
  onToggle?: (open: boolean) => void;
};

/** A line that opens what belongs to it. The browser's own element: works before any script runs. */
export const Disclosure = ({ summary, onToggle, children, ...rest }: DisclosureProps) => (
  <details onToggle={(event) => onToggle?.(event.currentTarget.open)} {...rest}>
    <summary css={summaryStyle}>
      {summary}
      <ChevronDown size={20} strokeWidth={1.9} aria-hidden="true" />
    </summary>
    <div css={contentStyle}>{children}</div>
  </details>
);
