import { expect, test } from 'vitest';
import { colorDecisions } from './color-decisions.ts';
import { color, font, shadow, themeCss } from './index.ts';
import { themeVariables } from './theme-css.ts';

const declared = (theme: 'light' | 'dark') =>
  new Map(
    themeVariables(theme)
      .split(';')
      .filter(Boolean)
      .map((line) => line.split(/:(.*)/s, 2) as [string, string]), // "name:value" always splits in two
  );

const variablesIn = (values: object): string[] =>
  Object.values(values).flatMap((value) =>
    typeof value === 'object'
      ? variablesIn(value)
      : Array.from(String(value).matchAll(/--[\w-]+/g), ([name]) => name),
  );

test.each(['light', 'dark'] as const)('every colour and shadow has a value in the %s theme', (theme) => {
  const variables = declared(theme);
  const decisions = Object.entries(colorDecisions).flatMap(([group, names]) =>
    Object.keys(names).map((name) => (color as Record<string, Record<string, string>>)[group]?.[name]),
  );
  for (const name of variablesIn({ decisions, shadow })) {
    expect(variables.get(name), name).toMatch(/^(#[0-9a-f]{6}|rgb\(|0 )/);
  }
});

test('both themes declare the same variables', () => {
  expect([...declared('dark').keys()]).toEqual([...declared('light').keys()]);
});

test('every typography decision has a font in the style sheet', () => {
  for (const { font: value } of Object.values(font)) {
    expect(themeCss).toContain(`${value.slice('var('.length, -1)}:`);
  }
});

test('names of decisions become kebab-case variables', () => {
  expect(color.surface.card).toBe('var(--surface-card)');
  expect(color.text.onBrand).toBe('var(--text-on-brand)');
  expect(color.chart[1]).toBe('var(--chart-1)');
  expect(font.title1.font).toBe('var(--font-title-1)');
  expect(font.bodyStrong.font).toBe('var(--font-body-strong)');
});

test('the dark theme obeys the system unless the page insists on light', () => {
  expect(themeCss).toContain(
    '@media (prefers-color-scheme: dark){:root:not([data-theme="light"]){color-scheme:dark;',
  );
  expect(themeCss).toContain(':root[data-theme="dark"],[data-theme="dark"]{color-scheme:dark;');
});
