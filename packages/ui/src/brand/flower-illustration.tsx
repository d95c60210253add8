import { palette } from '@pasar/design-tokens';
import { flowerPath, petalAngles } from './flower-path.ts';

type PetalsTone = 'kunyit' | 'manggis' | 'nila' | 'pandan' | 'hollow';

/** [the selected petal, the others]: tone on tone with a background of the same ramp. */
const tones: Record<PetalsTone, readonly [picked: string, others: string]> = {
  kunyit: [palette.kunyit[100], palette.kunyit[300]],
  manggis: [palette.manggis[700], palette.manggis[800]],
  nila: [palette.nila[700], palette.nila[800]],
  pandan: [palette.pandan[700], palette.pandan[800]],
  hollow: [palette.kunyit[400], 'none'],
};

export type FlowerIllustrationProps = {
  tone?: PetalsTone;
  /** Width and height in px. */
  size?: number;
  className?: string;
};

/** The flower as decoration, cropped large by its place; `hollow` draws five petals as dashed outlines. */
export const FlowerIllustration = ({ tone = 'manggis', size = 420, className }: FlowerIllustrationProps) => {
  const [picked, others] = tones[tone];
  const hollow = tone === 'hollow';
  const scale = hollow ? 0.98 : 1.1;
  return (
    <svg className={className} width={size} height={size} viewBox="-24 -24 48 48" aria-hidden="true">
      <path d={flowerPath(petalAngles.picked, scale)} fill={picked} />
      <path
        d={flowerPath(petalAngles.others, scale)}
        fill={others}
        {...(hollow ? { stroke: 'currentColor', strokeWidth: 1.1, strokeDasharray: '2.4 2' } : {})}
      />
    </svg>
  );
};
