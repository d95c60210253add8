import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BareProps } from '../bare-props.ts';
import { chipRowStyle, chipStyle, selectedChipStyle, unavailableChipStyle } from './chip.styles.ts';

export type ChipProps = Omit<BareProps<'button'>, 'type'> & {
  selected?: boolean;
  icon?: ReactNode;
  /** Cannot be selected now, e.g. a size that is sold out. */
  unavailable?: boolean;
  /** Pressing the chip removes it, e.g. an applied filter. */
  onRemove?: () => void;
  /** Accessible name of a chip that can be removed, e.g. `Hapus saringan Pekalongan`. */
  removeLabel?: string;
};

/** A small selection: on or off, or a filter that a press removes. */
export const Chip = ({
  selected = false,
  icon,
  unavailable = false,
  onRemove,
  removeLabel,
  onClick,
  children,
  ...rest
}: ChipProps) => (
  <button
    type="button"
    css={[chipStyle, (selected || onRemove) && selectedChipStyle, unavailable && unavailableChipStyle]}
    aria-pressed={onRemove ? undefined : selected}
    aria-disabled={unavailable || undefined}
    aria-label={onRemove ? removeLabel : undefined}
    onClick={unavailable ? undefined : (onRemove ?? onClick)}
    {...rest}
  >
    {icon}
    {children}
    {onRemove && <X size={16} strokeWidth={1.9} aria-hidden="true" />}
  </button>
);

/** Chips in a row; on phones it scrolls sideways. */
export const ChipRow = (props: BareProps<'div'>) => <div css={chipRowStyle} {...props} />;
