import { readFileSync } from 'node:fs';
import { channels, darken, fromHsl, type Hex, lighten, toHex, toHsl } from './colour.ts';
import { lettering } from './lettering.ts';
import type { Paint } from './paint.ts';

type Draw = (paint: Paint) => string;

const read = (name: string) =>
  readFileSync(new URL(`./drawn/${name}.svg`, import.meta.url), 'utf8')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');

const attributes = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/**
 * A drawing kept as a file. `{main}`, `{deep-25}`, `{soft+40}` stand for the palette's colours, darker or
 * lighter by so many hundredths; `{brand}`, `{line}`, `{size}` for the label, inside `<lettering>`.
 */
export function drawn(name: string): Draw {
  const source = read(name);
  return (paint) =>
    source
      .replace(/\{(main|deep|soft|accent|on)(?:([+-])(\d+))?\}/g, (_, role: 'main', sign, hundredths) => {
        const share = Number(hundredths ?? 0) / 100;
        return sign === '+' ? lighten(paint[role], share) : darken(paint[role], share);
      })
      .replace(/<lettering ([^>]*)>([^<]*)<\/lettering>/g, (_, tag: string, words: string) => {
        const { x, y, size, fill = '#000', weight, spacing, fit } = attributes(tag);
        return lettering(
          words.replace(/\{(brand|line|size)\}/g, (_, part: keyof Paint['label']) => paint.label[part]),
          {
            x: Number(x),
            y: Number(y),
            size: Number(size),
            fill,
            weight: Number(weight) as 500 | 700 | 800,
            spacing: Number(spacing ?? 0),
            ...(fit ? { fit: Number(fit) } : {}),
          },
        );
      });
}

/**
 * A drawing kept as a file in its own colours: they move to the palette's main colour, keeping their
 * distance from `reference`. Strong colours farther than `breadth` degrees of hue away stay as they are.
 */
export function tinted(name: string, reference: Hex, breadth = 48): Draw {
  const source = read(name);
  const from = toHsl(reference);
  return (paint) => {
    const to = toHsl(paint.main);
    const move = (hex: Hex) => {
      const colour = toHsl(hex);
      const turn = ((colour.hue - from.hue + 540) % 360) - 180;
      if (Math.abs(turn) > breadth && colour.saturation > 0.25) return hex;
      const room = 1 - Math.abs(2 * colour.lightness - 1) ** 3;
      return fromHsl({
        hue: (to.hue + turn * 0.2 + 360) % 360,
        saturation: to.saturation * Math.min(1.15, Math.max(0.4, colour.saturation / Math.max(0.05, from.saturation))),
        lightness: Math.min(0.97, Math.max(0.04, colour.lightness + (to.lightness - from.lightness) * room)),
      });
    };
    const share = (channel: number) => (channel / 255).toFixed(3);
    return source
      .replace(/#[0-9a-f]{6}\b/gi, move)
      .replace(FLOOD, (_, red, green, blue) => {
        const [r, g, b] = channels(move(toHex([red, green, blue].map((part) => Number(part) * 255))));
        return `0 0 0 0 ${share(r)} 0 0 0 0 ${share(g)} 0 0 0 0 ${share(b)}`;
      });
  };
}

/** The colour of an inner shadow, as a colour matrix writes it: the fifth number of each row. */
const FLOOD = /0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+)/g;
