import { color } from '@pasar/design-tokens';
import { Drawing } from './drawing.tsx';
import { flowerPath, petalAngles } from './flower-path.ts';

const flower = flowerPath([...petalAngles.picked, ...petalAngles.others], 1.12);

export type FlowerMarkProps = {
  /** E.g. `Penjual terverifikasi`; omit it when that text is beside the flower. */
  label?: string;
  /** Width and height in px. */
  size?: 14 | 16 | 20 | 24;
  className?: string;
};

/** The single flower: the sign of a verified seller, and of nothing else at text size. */
export const FlowerMark = ({ label, size = 14, className }: FlowerMarkProps) => (
  <Drawing className={className} label={label} width={size} height={size} viewBox="-24 -24 48 48">
    <path d={flower} fill={color.brand.text} />
  </Drawing>
);
