import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { countStyle, quantityStyle, stepStyle } from './quantity-field.styles.ts';

export type QuantityFieldProps = {
  /** Accessible name with the thing counted, e.g. `Jumlah Kemeja batik`. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Names of the two buttons, e.g. `Kurangi Kemeja batik`. */
  texts: { less: string; more: string };
  className?: string;
};

const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** How many: typed, stepped by two buttons, or by the arrow keys. Stays between `min` and `max`. */
export const QuantityField = ({
  label,
  value,
  onChange,
  min = 1,
  max = 999,
  texts,
  className,
}: QuantityFieldProps) => {
  // Input may briefly be empty or out of range while typing; it counts when the field is left.
  const [typed, setTyped] = useState<string>();

  const change = (next: number) => {
    setTyped(undefined);
    const kept = Math.min(max, Math.max(min, next));
    if (kept !== value) onChange(kept);
  };
  const settle = () => {
    if (typed !== undefined) change(typed === '' ? value : Number(typed));
  };
  const press = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      change(value + step);
    } else if (event.key === 'Enter') settle();
  };

  return (
    <span css={quantityStyle} className={className}>
      <button
        type="button"
        css={stepStyle}
        aria-label={texts.less}
        aria-disabled={value <= min || undefined}
        onClick={() => change(value - 1)}
      >
        <Minus size={20} strokeWidth={1.9} aria-hidden="true" />
      </button>
      <input
        css={countStyle}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={settle}
        onKeyDown={press}
      />
      <button
        type="button"
        css={stepStyle}
        aria-label={texts.more}
        aria-disabled={value >= max || undefined}
        onClick={() => change(value + 1)}
      >
        <Plus size={20} strokeWidth={1.9} aria-hidden="true" />
      </button>
    </span>
  );
};
