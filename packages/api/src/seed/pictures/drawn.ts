import { readFileSync } from 'node:fs';
import { darken, fromHsl, type Hex, lighten, toHsl } from './colour.ts';
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

/** A drawing kept as a file in its own colours: those near `reference` move to the palette's main colour. */
export function tinted(name: string, reference: Hex): Draw {
  const source = read(name);
  const from = toHsl(reference);
  return (paint) => {
    const to = toHsl(paint.main);
    return source.replace(/#[0-9a-f]{6}\b/gi, (hex) => {
      const colour = toHsl(hex);
      const turn = ((colour.hue - from.hue + 540) % 360) - 180;
      if (Math.abs(turn) > 48 && colour.saturation > 0.25) return hex;
      const room = 1 - Math.abs(2 * colour.lightness - 1) ** 3;
      return fromHsl({
        hue: (to.hue + turn * 0.35 + 360) % 360,
        saturation: Math.min(1, colour.saturation * Math.min(2.2, to.saturation / Math.max(0.05, from.saturation))),
        lightness: Math.min(0.97, Math.max(0.04, colour.lightness + (to.lightness - from.lightness) * room)),
      });
    });
  };
}
