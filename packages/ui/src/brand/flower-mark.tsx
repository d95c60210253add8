import { color } from '@pasar/design-tokens';
import { Drawing } from './drawing.tsx';
import { Petal, petalTurns } from './petal.tsx';

export type FlowerMarkProps = {
  /** E.g. `Penjual terverifikasi`; leave it out when the word stands beside the flower. */
  label?: string;
  /** Width and height in px. */
  size?: 14 | 16 | 20 | 24;
  className?: string;
};

/** The single flower: the sign of a verified seller, and of nothing else at text size. */
export const FlowerMark = ({ label, size = 14, className }: FlowerMarkProps) => (
  <Drawing className={className} label={label} width={size} height={size} viewBox="-24 -24 48 48">
    {petalTurns.map((turn) => (
      <Petal key={turn} turn={turn} scale={1.12} fill={color.brand.text} />
    ))}
  </Drawing>
);
