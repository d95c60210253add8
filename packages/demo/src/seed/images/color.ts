/** A colour as `#rrggbb`. */
export type Hex = string;

const channels = (hex: Hex): [number, number, number] => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, (digit) => digit + digit) : hex;
  const value = Number.parseInt(full.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toHex = (rgb: readonly number[]): Hex =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour that lies `share` (0–1) of the way from one colour to the other. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const target = channels(to);
  return toHex(channels(from).map((part, at) => part + ((target[at] ?? 0) - part) * share));
}

/** The colour moved towards white by `share` (0–1). */
export const lighten = (colour: Hex, share: number): Hex => mix(colour, '#ffffff', share);

/** The colour moved towards a warm black by `share` (0–1). */
export const darken = (colour: Hex, share: number): Hex => mix(colour, '#120c10', share);
