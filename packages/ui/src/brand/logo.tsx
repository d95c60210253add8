import { color, palette } from '@pasar/design-tokens';
import { Drawing } from './drawing.tsx';
import { flowerPath, petalAngles } from './flower-path.ts';

const word =
  'M57.9 42v-25.4h4.7v2q.8-1 2.1-1.6 1.6-.8 3.6-.8 2.7 0 4.8 1.3 2.1 1.3 3.4 3.5 1.3 2.2 1.3 4.9 0 2.7-1.3 4.9-1.2 2.2-3.4 3.5-2.1 1.3-4.8 1.3-1.9 0-3.5-.7-1-.4-1.8-1.1v8.2zm9.8-11q1.4 0 2.5-.6 1.1-.7 1.7-1.8 .6-1.2.6-2.7 0-1.5-.6-2.6-.6-1.2-1.7-1.8-1.1-.7-2.5-.7-1.4 0-2.5.7-1 .6-1.6 1.8-.6 1.1-.6 2.6 0 1.5.6 2.7 .6 1.1 1.6 1.8 1.1.6 2.5.6zm18.3 4.6q-2.1 0-3.5-.6-1.5-.7-2.3-1.9-.8-1.2-.8-2.9 0-1.5.8-2.7 .7-1.2 2.2-2.1 1.4-.8 3.6-1.1l5.2-.8v-.5q0-1.1-.8-1.8-.9-.7-2.3-.7-1.4 0-2.4.7-1 .8-1.5 2l-4.1-1.9q.5-1.6 1.7-2.7 1.2-1.2 2.9-1.8 1.7-.6 3.6-.6 2.4 0 4.2.9 1.8.8 2.8 2.3 1 1.6 1 3.6v12.2h-4.8v-1.8q-.3.4-.6.6-1 .8-2.2 1.2-1.3.4-2.7.4zm5.2-8.4l-4.2.8q-1.1.2-1.7.7-.6.5-.6 1.4 0 .8.7 1.3 .6.5 1.6.5 1.2 0 2.2-.6 .9-.5 1.5-1.5 .5-.9.5-2zm15.6 8.4q-3.1 0-5.4-1.4-2.2-1.5-3-3.9l3.7-1.8q.7 1.5 1.9 2.3 1.2.9 2.8.9 1 0 1.6-.4 .6-.5.6-1.3 0-.4-.2-.7-.2-.3-.6-.5-.4-.2-1-.4l-3.2-.9q-2.3-.6-3.5-2.1-1.2-1.4-1.2-3.4 0-1.7.9-3 .8-1.3 2.4-2 1.6-.8 3.7-.8 2.7 0 4.8 1.3 2 1.3 2.9 3.6l-3.8 1.8q-.4-1.2-1.5-1.9-1-.7-2.4-.7-1 0-1.5.4-.6.4-.6 1.1 0 .4.2.7 .2.3.7.6 .4.2 1.1.4l3 .9q2.3.7 3.5 2 1.2 1.4 1.2 3.4 0 1.8-.9 3-.9 1.4-2.5 2.1-1.6.7-3.7.7zm15.4 0q-2 0-3.5-.6-1.5-.7-2.2-1.9-.8-1.2-.8-2.9 0-1.5.7-2.7 .7-1.2 2.2-2.1 1.5-.8 3.7-1.1l5.1-.8v-.5q0-1.1-.8-1.8-.8-.7-2.3-.7-1.3 0-2.4.7-1 .8-1.5 2l-4.1-1.9q.6-1.6 1.8-2.7 1.2-1.2 2.8-1.8 1.7-.6 3.7-.6 2.3 0 4.1.9 1.8.8 2.8 2.3 1 1.6 1 3.6v12.2h-4.7v-1.8q-.4.4-.7.6-1 .8-2.2 1.2-1.2.4-2.7.4zm5.2-8.4l-4.2.8q-1.1.2-1.7.7-.5.5-.5 1.4 0 .8.6 1.3 .6.5 1.6.5 1.3 0 2.2-.6 1-.5 1.5-1.5 .5-.9.5-2zm8.3 8v-18.6h4.8v2.8q.6-1.5 1.7-2.2 1.4-.8 3.3-.8h1.1v4.4h-1.6q-1.9 0-3 1.2-1.2 1.1-1.2 3.2v10z';

type LogoVariant = 'full' | 'reversed' | 'mark';

export type LogoProps = {
  /** `reversed` is for plum; `mark` is the fruit alone. */
  variant?: LogoVariant;
  /** In px; the smallest are 16 for the mark and 28 for mark and name. */
  height?: number;
  /** The accessible name; `null` inside a link that has its own name. */
  label?: string | null;
  className?: string;
};

const frames = { full: 149, reversed: 149, mark: 48 } as const;

/** The mark: six white segments, one of them turmeric, the one you selected. Never recoloured or turned. */
export const Logo = ({ variant = 'full', height = 38, label = 'Pasar', className }: LogoProps) => {
  const width = frames[variant];
  const onPlum = variant === 'reversed';
  const scale = onPlum ? 1.04 : 0.86;
  return (
    <Drawing
      className={className}
      label={label}
      width={Math.round((width / 48) * height)}
      height={height}
      viewBox={`0 0 ${width} 48`}
    >
      {!onPlum && <circle cx="24" cy="24" r="23" fill={palette.manggis[800]} />}
      <g transform="translate(24 24)">
        <path d={flowerPath(petalAngles.picked, scale)} fill={palette.kunyit[400]} />
        <path d={flowerPath(petalAngles.others, scale)} fill={palette.putih} />
      </g>
      {variant !== 'mark' && <path d={word} fill={onPlum ? palette.putih : color.brand.text} />}
    </Drawing>
  );
};
