import type { ReactNode } from 'react';
import { Spinner } from '../display/spinner.tsx';
import { pageCoverStyle, partCoverStyle, placeStyle, plateStyle } from './loading-overlay.styles.ts';

export type LoadingOverlayProps = {
  open: boolean;
  /** What is going on, e.g. `Sedang menyimpan`. */
  label: string;
  /** The part that is covered. Default: the page. */
  children?: ReactNode;
  className?: string;
};

/** Work that must end first. Covers the pointer's way, announces itself, leaves the focus where it is. */
export const LoadingOverlay = ({ open, label, children, className }: LoadingOverlayProps) => {
  const whole = children === undefined;
  const veil = (
    <div role="status">
      {open && (
        <div css={whole ? pageCoverStyle : partCoverStyle}>
          <span css={plateStyle}>
            <Spinner size={24} />
            {label}
          </span>
        </div>
      )}
    </div>
  );
  if (whole) return veil;
  return (
    <div css={placeStyle} className={className} aria-busy={open || undefined}>
      {children}
      {veil}
    </div>
  );
};
