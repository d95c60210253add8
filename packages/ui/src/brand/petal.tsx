export const petalTurns = [30, 90, 150, 210, 270, 330] as const;

const outline =
  'M0-2.5C.9-2.5 1.5-3.5 2.1-4.6L6.9-13.4C9.2-17.7 5.7-21 0-21C-5.7-21-9.2-17.7-6.9-13.4L-2.1-4.6C-1.5-3.5-.9-2.5 0-2.5Z';

type PetalProps = { turn: number; scale: number; fill: string; dashed?: boolean };

/** One of the six petals around the origin. */
export const Petal = ({ turn, scale, fill, dashed = false }: PetalProps) => (
  <path
    transform={`rotate(${turn}) scale(${scale})`}
    d={outline}
    fill={fill}
    {...(dashed ? { stroke: 'currentColor', strokeWidth: 1.1, strokeDasharray: '2.4 2' } : {})}
  />
);
