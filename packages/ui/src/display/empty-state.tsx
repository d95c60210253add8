import type { ReactNode } from 'react';
import { FlowerIllustration } from '../brand/flower-illustration.tsx';
import {
  emptyActionStyle,
  emptyIllustrationStyle,
  emptyStyle,
  emptyTextStyle,
  emptyTitleStyle,
} from './empty-state.styles.ts';

export type EmptyStateProps = {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Instead of the flower with one filled petal. */
  icon?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ title, text, action, icon, headingLevel = 2, className }: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={emptyStyle} className={className}>
      <div css={emptyIllustrationStyle}>{icon ?? <FlowerIllustration tone="hollow" size={84} />}</div>
      <Heading css={emptyTitleStyle}>{title}</Heading>
      {text && <p css={emptyTextStyle}>{text}</p>}
      {action && <div css={emptyActionStyle}>{action}</div>}
    </div>
  );
};
