import { readFileSync } from 'node:fs';
import { darken, lighten } from './color.ts';
import { lettering } from './lettering.ts';
import type { Paint } from './paint.ts';

type Draw = (paint: Paint) => string;

const read = (name: string) =>
  readFileSync(new URL(`./svg/${name}.svg`, import.meta.url), 'utf8')
    .replace(/^<svg[^>]*><title>[^<]*<\/title>/, '')
    .replace(/<\/svg>\s*$/, '');

const attributes = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/**
 * A drawing kept as a file. `{main}`, `{deep-25}`, `{soft+40}` stand for the palette's colours, darker or
 * lighter by so many hundredths; `{brand}`, `{line}`, `{size}` for the label, inside `<lettering>`.
 */
export function readSvgShape(name: string): Draw {
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
