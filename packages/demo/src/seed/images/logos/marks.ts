import type { Hex } from '../color.ts';

/** Draws an idea around the middle, 100 units in each direction, in one color and a second one. */
type Mark = (ink: Hex, spark: Hex) => string;

const turned = (angles: readonly number[], draw: (at: number) => string) =>
  angles.map((angle, at) => `<g transform="rotate(${angle})">${draw(at)}</g>`).join('');

const line = (d: string, ink: Hex, width = 16) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const shape = (d: string, ink: Hex) => `<path d="${d}" fill="${ink}"/>`;

const dot = (x: number, y: number, r: number, ink: Hex) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`;

const box = (x: number, y: number, wide: number, high: number, round: number, ink: Hex) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${round}" fill="${ink}"/>`;

const grain = 'M0 0C22 -14 24 -40 0 -58C-24 -40 -22 -14 0 0Z';
const drop = 'M0 -86C30 -44 62 -14 62 26A62 62 0 0 1 -62 26C-62 -14 -30 -44 0 -86Z';
const petal = 'M0 -6C34 -26 34 -66 0 -92C-34 -66 -34 -26 0 -6Z';

/** One idea each, from what a store sells. */
export const marks = {
  grain: (ink, spark) =>
    `${line('M0 92V-20', ink, 10)}${[50, 14, -22].map((y) => `<g transform="translate(0 ${y})"><g transform="rotate(48)">${shape(grain, ink)}</g><g transform="rotate(-48)">${shape(grain, ink)}</g></g>`).join('')}<g transform="translate(0 -30)">${shape(grain, spark)}</g>`,
  drop: (ink, spark) => `${shape(drop, ink)}${line('M-30 30A32 32 0 0 0 4 60', spark, 12)}`,
  bowl: (ink, spark) =>
    `${shape('M-88 0H88C88 48 56 78 36 80H-36C-56 78 -88 48 -88 0Z', ink)}${[-34, 0, 34].map((x) => line(`M${x} -24C${x - 16} -42 ${x + 16} -58 ${x} -80`, spark, 11)).join('')}`,
  bean: (ink, spark) =>
    `<g transform="rotate(32)"><ellipse rx="60" ry="88" fill="${ink}"/>${line('M6 -80C-34 -30 34 24 -6 80', spark, 12)}</g>`,
  leaf: (ink, spark) =>
    `${shape('M-74 74C-90 -30 -6 -88 84 -84C92 10 38 92 -74 74Z', ink)}${line('M-80 82C-40 20 0 -16 46 -46', spark, 10)}`,
  comb: (ink, spark) =>
    `${[
      [0, -50],
      [-44, 26],
      [44, 26],
    ]
      .map(
        ([x = 0, y = 0], at) =>
          `<g transform="translate(${x} ${y})">${shape('M0 -46L40 -23V23L0 46L-40 23V-23Z', at ? ink : spark)}</g>`,
      )
      .join('')}`,
  biscuit: (ink, spark) =>
    `${dot(0, 0, 84, ink)}${[
      [-30, -34],
      [34, -22],
      [-8, 12],
      [-40, 34],
      [36, 40],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 11, spark))
      .join('')}`,
  chili: (ink, spark) =>
    `${shape('M-40 -50C30 -60 84 -10 70 84C40 20 0 10 -40 -2C-62 -12 -64 -44 -40 -50Z', ink)}${line('M-46 -28C-70 -50 -74 -66 -66 -84', spark, 14)}`,
  can: (ink, spark) => `${box(-56, -84, 112, 168, 16, ink)}${box(-56, -36, 112, 64, 0, spark)}`,
  kawung: (ink, spark) =>
    `${turned([45, 135, 225, 315], () => shape(petal, ink))}${turned([0, 90, 180, 270], () => dot(0, -50, 9, spark))}`,
  shirt: (ink, spark) =>
    `${shape('M-34 -80C-20 -60 20 -60 34 -80L90 -48L66 -8L46 -20V84H-46V-20L-66 -8L-90 -48Z', ink)}${line('M0 -30V84', spark, 8)}`,
  arch: (ink, spark) =>
    `${shape('M-70 86V-4C-70 -52 -30 -66 0 -94C30 -66 70 -52 70 -4V86Z', ink)}${shape('M-34 86V14C-34 -14 -14 -24 0 -40C14 -24 34 -14 34 14V86Z', spark)}`,
  steps: (ink, spark) =>
    `${line('M-80 46L-40 -6L0 46', ink, 22)}${line('M-26 6L14 -46L54 6', spark, 22)}${line('M28 -34L58 -74L88 -34', ink, 22)}`,
  bag: (ink, spark) =>
    `${box(-72, -30, 144, 112, 22, ink)}${line('M-36 -30C-36 -94 36 -94 36 -30', ink, 16)}${dot(0, 14, 14, spark)}`,
  watch: (ink, spark) =>
    `${box(-26, -96, 52, 192, 10, ink)}${dot(0, 0, 66, ink)}${dot(0, 0, 48, spark)}${line('M0 -26V0L20 14', ink, 11)}`,
  pot: (ink, spark) =>
    `${shape('M-72 -18H72V44C72 72 54 84 34 84H-34C-54 84 -72 72 -72 44Z', ink)}${line('M-72 4H-94M72 4H94', ink, 16)}${box(-82, -50, 164, 20, 10, spark)}${dot(0, -66, 13, spark)}`,
  plate: (ink, spark) => `${dot(0, 0, 86, ink)}${dot(0, 0, 52, spark)}`,
  house: (ink, spark) =>
    `${shape('M0 -88L90 -8H66V82H-66V-8H-90Z', ink)}${shape('M-24 82V32A24 24 0 0 1 24 32V82Z', spark)}`,
  bulb: (ink, spark) =>
    `${shape('M0 -92A60 60 0 0 1 60 -32C60 0 32 12 30 40H-30C-32 12 -60 0 -60 -32A60 60 0 0 1 0 -92Z', ink)}${box(-28, 50, 56, 14, 7, spark)}${box(-18, 72, 36, 14, 7, spark)}`,
  phone: (ink, spark) =>
    `${box(-50, -90, 100, 180, 22, ink)}${box(-34, -66, 68, 116, 6, spark)}${dot(0, 70, 8, spark)}`,
  bolt: (ink) => shape('M24 -94L-60 16H-8L-24 94L60 -22H8Z', ink),
  lantern: (ink, spark) =>
    `${line('M-30 -66C-30 -98 30 -98 30 -66', ink, 12)}${shape('M-46 -62H46L66 52H-66Z', ink)}${box(-50, 60, 100, 22, 8, ink)}${shape('M0 -32C22 -6 24 32 0 38C-24 32 -22 -6 0 -32Z', spark)}`,
  chip: (ink, spark) =>
    `${[-36, 0, 36].map((x) => line(`M${x} -92V92M-92 ${x}H92`, ink, 10)).join('')}${box(-62, -62, 124, 124, 16, ink)}${box(-28, -28, 56, 56, 8, spark)}`,
  dots: (ink, spark) =>
    `${[-52, 0, 52].map((x, at) => `<g transform="translate(${x} ${at === 1 ? -14 : 18}) scale(.48)">${shape(drop, at === 1 ? spark : ink)}</g>`).join('')}`,
  sound: (ink, spark) =>
    `${[-66, -33, 0, 33, 66]
      .map((x, at) => {
        const high = [40, 90, 140, 90, 40][at] ?? 40;
        return box(x - 11, -high / 2, 22, high, 11, at === 2 ? spark : ink);
      })
      .join('')}`,
  wheel: (ink, spark) =>
    `${dot(0, 0, 90, ink)}${dot(0, 0, 54, spark)}${turned([0, 60, 120, 180, 240, 300], () => line('M0 0V-50', ink, 12))}${dot(0, 0, 18, ink)}`,
  helmet: (ink, spark) =>
    `${shape('M-86 40C-92 -40 -44 -86 8 -84C60 -82 92 -36 88 24L40 30C36 52 20 70 -4 70H-60C-78 70 -85 58 -86 40Z', ink)}${shape('M0 -30H80C86 -14 88 6 88 24L22 26C6 24 -2 -4 0 -30Z', spark)}`,
  wrench: (ink, spark) =>
    `<g transform="rotate(45)">${box(-17, -46, 34, 138, 17, ink)}${shape('M-46 -60A46 46 0 1 0 46 -60L22 -94V-58L0 -46L-22 -58V-94Z', ink)}${dot(0, 70, 8, spark)}</g>`,
  road: (ink, spark) =>
    `${shape('M-26 -88H26L84 88H-84Z', ink)}${[-62, -18, 34].map((y, at) => box(-7 - at * 2, y, 14 + at * 4, 26 + at * 8, 4, spark)).join('')}`,
} as const satisfies Record<string, Mark>;

export type MarkName = keyof typeof marks;
