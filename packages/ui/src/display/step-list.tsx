import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkSlot, type RenderLink } from '../link-slot.tsx';
import {
  currentStepStyle,
  numberStates,
  numberStyle,
  type StepState,
  stepContentStyle,
  stepLabelStyle,
  stepNoteStyle,
  stepStyle,
  stepsStyle,
} from './step-list.styles.ts';

export type Step = {
  id: string;
  label: ReactNode;
  /** The state as text, e.g. `Selesai`; it must carry the meaning of the color. */
  note?: ReactNode;
  state: StepState;
  /** A step that may be visited again. */
  href?: string;
};

export type StepListProps = {
  label: string;
  items: readonly Step[];
  renderLink?: RenderLink;
  className?: string;
};

/** The current step in a task of several pages: an ordered list, not tabs. */
export const StepList = ({ label, items, renderLink, className }: StepListProps) => (
  <nav aria-label={label} className={className}>
    <ol css={stepsStyle}>
      {items.map((item, index) => {
        const face = (
          <>
            <span css={[numberStyle, numberStates[item.state]]} aria-hidden="true">
              {item.state === 'done' ? <Check size={20} strokeWidth={1.9} /> : index + 1}
            </span>
            <span css={stepContentStyle}>
              <span css={stepLabelStyle}>{item.label}</span>
              {item.note && <span css={stepNoteStyle}>{item.note}</span>}
            </span>
          </>
        );
        const look = [stepStyle, item.state === 'current' && currentStepStyle];
        return (
          <li key={item.id} aria-current={item.state === 'current' ? 'step' : undefined}>
            {item.href ? (
              <LinkSlot css={look} href={item.href} renderLink={renderLink}>
                {face}
              </LinkSlot>
            ) : (
              <div css={look}>{face}</div>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
