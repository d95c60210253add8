import { describe, expect, test } from 'vitest';
import { colorDecisions } from './color-decisions.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const valueIn = (path: string, theme: 0 | 1): string => {
  const [group = '', name = ''] = path.split('.');
  const names: Record<string, Record<string, readonly [string, string]>> = colorDecisions;
  const value = names[group]?.[name]?.[theme];
  if (!value) throw new Error(`no decision ${path}`);
  return value;
};

const texts = {
  'text.default': ['surface.canvas', 'surface.card', 'surface.sunken', 'surface.raised', 'surface.hover'],
  'text.muted': ['surface.card', 'surface.canvas', 'surface.sunken', 'surface.hover'],
  'text.subtle': ['surface.card', 'surface.canvas', 'surface.sunken'],
  'text.onBrand': ['brand.default', 'brand.hover', 'brand.pressed'],
  'brand.text': ['surface.card', 'surface.canvas', 'surface.brandSoft', 'surface.sunken'],
  'text.link': ['surface.card', 'surface.canvas'],
  'text.onHeader': ['surface.header', 'surface.kilat'],
  'text.onHeaderMuted': ['surface.header', 'surface.headerStrip', 'surface.footer'],
  'accent.default': ['surface.kilat'],
  'text.onAccent': ['accent.default', 'accent.hover', 'surface.accent'],
  'accent.text': ['surface.card', 'surface.accentSoft'],
  'text.onInverse': ['surface.inverse'],
  'text.onInverseAction': ['surface.inverse'],
  'price.default': ['surface.card'],
  'price.discounted': ['surface.card'],
  'price.old': ['surface.card'],
  'discount.text': ['discount.bg'],
  'discount.softText': ['discount.soft'],
  'success.text': ['surface.card', 'success.soft'],
  'success.onSolid': ['success.solid'],
  'warning.text': ['surface.card', 'warning.soft'],
  'warning.onSolid': ['warning.solid'],
  'danger.text': ['surface.card', 'danger.soft'],
  'danger.onSolid': ['danger.solid'],
  'info.text': ['surface.card', 'info.soft'],
  'info.onSolid': ['info.solid'],
};

const shapes = {
  'border.control': ['surface.card', 'surface.canvas'],
  'focus.ring': ['surface.card', 'surface.canvas'],
  'focus.ringOnBrand': ['surface.header', 'surface.kilat'],
  'chart.1': ['surface.card'],
  'chart.3': ['surface.card'],
  'chart.4': ['surface.card'],
  'brand.default': ['surface.card'],
  'progress.fill': ['progress.track'],
};

const translucent = 'translucent: what lies below decides';
const decoration = 'decoration, which tells nothing';
const withNumbers = 'the numbers stand beside it as text';

/** Colors in no pair, and why. */
const unmeasured: Record<string, string> = {
  'surface.headerSoft': translucent,
  'surface.headerSoftHover': translucent,
  'surface.onPicture': translucent,
  'surface.scrim': translucent,
  'text.onPicture': 'appears on surface.onPicture alone',
  'text.disabled': 'WCAG 1.4.3 leaves out what is inactive',
  'border.default': decoration,
  'border.strong': 'outlines what its text identifies',
  'border.header': decoration,
  'skeleton.base': decoration,
  'skeleton.shine': decoration,
  'chart.grid': decoration,
  'rating.star': withNumbers,
  'chart.2': withNumbers,
};

const pairsOf = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme', (_name, theme) => {
  test.each(pairsOf(texts))('%s is readable on %s (4.5:1) [A6]', (front, back) => {
    expect(contrast(valueIn(front, theme), valueIn(back, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(shapes))('%s stands out on %s (3:1) [A6]', (front, back) => {
    expect(contrast(valueIn(front, theme), valueIn(back, theme))).toBeGreaterThanOrEqual(3);
  });
});

test('every color is in a pair, or has a reason not to be [A6]', () => {
  const colors = Object.entries(colorDecisions).flatMap(([group, names]) =>
    Object.keys(names).map((name) => `${group}.${name}`),
  );
  const measured = new Set([...pairsOf(texts), ...pairsOf(shapes)].flat());
  expect(colors.filter((color) => !measured.has(color)).sort()).toEqual(Object.keys(unmeasured).sort());
});
