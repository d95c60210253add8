/** A colour as `#rrggbb`. */
export type Hex = string;

interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

/** Red, green and blue, 0–255 each. */
export const channels = (hex: Hex): [number, number, number] => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, (digit) => digit + digit) : hex;
  const value = Number.parseInt(full.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** The inverse of `channels`. */
export const toHex = (rgb: readonly number[]): Hex =>
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

/** Hue 0–360, saturation and lightness 0–1. */
export function toHsl(hex: Hex): Hsl {
  const [red, green, blue] = channels(hex).map((part) => part / 255) as [number, number, number];
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = most - spread / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector =
    most === red
      ? (green - blue) / spread
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: (sector * 60 + 360) % 360, saturation, lightness };
}

/** The inverse of `toHsl`. */
export function fromHsl({ hue, saturation, lightness }: Hsl): Hex {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}
