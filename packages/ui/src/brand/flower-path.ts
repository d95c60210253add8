/** The six petals around the origin, in degrees: the one you selected, and the others. */
export const petalAngles = { picked: [30], others: [90, 150, 210, 270, 330] } as const;

/** A petal that points up from the origin: a letter of the path, then its points. */
const outline: readonly [command: string, ...points: (readonly [x: number, y: number])[]][] = [
  ['M', [0, -2.5]],
  ['C', [0.9, -2.5], [1.5, -3.5], [2.1, -4.6]],
  ['L', [6.9, -13.4]],
  ['C', [9.2, -17.7], [5.7, -21], [0, -21]],
  ['C', [-5.7, -21], [-9.2, -17.7], [-6.9, -13.4]],
  ['L', [-2.1, -4.6]],
  ['C', [-1.5, -3.5], [-0.9, -2.5], [0, -2.5]],
];

const turned = (turn: number, scale: number) => {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const place = ([x, y]: readonly [number, number]) =>
    [x * cos - y * sin, x * sin + y * cos].map((part) => Number(part.toFixed(1))).join(' ');
  return `${outline.map(([command, ...points]) => command + points.map(place).join(' ')).join('')}Z`;
};

/**
 * The path of some of the petals, from -24 to 24: one element, since one element per petal costs a page
 * time.
 */
export const flowerPath = (turns: readonly number[], scale: number): string =>
  turns.map((turn) => turned(turn, scale)).join('');
