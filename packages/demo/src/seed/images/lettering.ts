import { readFileSync } from 'node:fs';

export interface Lettering {
  x: number;
  y: number;
  size: number;
  fill: string;
  weight?: 500 | 700 | 800;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in pixels. */
  spacing?: number;
  /** Widest the line may run, in pixels: longer text is set smaller. */
  fit?: number;
  opacity?: number;
}

interface Glyph {
  advance: number;
  outline: string;
}

const UNITS_PER_EM = 1000;
const glyphs = new Map<string, Glyph>();
for (const line of readFileSync(new URL('./glyphs.tsv', import.meta.url), 'utf8').split('\n')) {
  const [weight, character, advance, outline] = line.split('\t');
  if (weight && character)
    glyphs.set(weight + character, { advance: Number(advance), outline: outline ?? '' });
}

function glyphOf(weight: number, character: string): Glyph {
  const glyph = glyphs.get(`${weight}${character}`);
  if (!glyph) throw new Error(`No outline for "${character}" in weight ${weight}`);
  return glyph;
}

/** The width of a line of text in pixels. */
export function measureText(text: string, size: number, weight = 800, spacing = 0): number {
  const units = [...text].reduce((sum, character) => sum + glyphOf(weight, character).advance, 0);
  return (units * size) / UNITS_PER_EM + spacing * Math.max(0, text.length - 1);
}

/**
 * A line of text as outlines: the same picture on every machine, whatever fonts it has.
 * Returns SVG; throws for a character that glyphs.tsv lacks.
 */
export function lettering(text: string, line: Lettering): string {
  const { weight = 800, anchor = 'middle', spacing = 0, opacity } = line;
  const natural = measureText(text, line.size, weight, spacing);
  const shrink = line.fit && natural > line.fit ? line.fit / natural : 1;
  const size = line.size * shrink;
  const start = line.x - { start: 0, middle: 0.5, end: 1 }[anchor] * natural * shrink;
  let pen = start;
  const outlines = [...text].map((character) => {
    const { advance, outline } = glyphOf(weight, character);
    const placed =
      outline &&
      `<path transform="translate(${pen.toFixed(1)} ${line.y}) scale(${scale(size)})" d="${outline}"/>`;
    pen += (advance * size) / UNITS_PER_EM + spacing * shrink;
    return placed;
  });
  return `<g fill="${line.fill}"${opacity ? ` opacity="${opacity}"` : ''}>${outlines.join('')}</g>`;
}

/** Text set around the upper half of a circle, as outlines. */
export function arcLettering(
  text: string,
  line: Omit<Lettering, 'anchor' | 'fit'> & { radius: number },
): string {
  const { weight = 800, spacing = 0 } = line;
  let along = -measureText(text, line.size, weight, spacing) / 2;
  const outlines = [...text].map((character) => {
    const { advance, outline } = glyphOf(weight, character);
    const width = (advance * line.size) / UNITS_PER_EM;
    const turn = ((along + width / 2) / line.radius) * (180 / Math.PI);
    along += width + spacing;
    const place = `translate(${line.x} ${line.y}) rotate(${turn.toFixed(2)}) translate(${-width / 2} ${-line.radius})`;
    return `<path transform="${place} scale(${scale(line.size)})" d="${outline}"/>`;
  });
  return `<g fill="${line.fill}">${outlines.join('')}</g>`;
}

// Outlines point up, the picture's axis points down.
const scale = (size: number) => `${(size / UNITS_PER_EM).toFixed(4)} ${(-size / UNITS_PER_EM).toFixed(4)}`;
