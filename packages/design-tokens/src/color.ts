import { colorDecisions } from './color-decisions.ts';
import { cssName } from './css-name.ts';

type Decisions = typeof colorDecisions;

type ColorAccess = {
  readonly [Group in keyof Decisions]: { readonly [Name in keyof Decisions[Group]]: string };
};

const accessTo = (group: string, names: object) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, `var(${cssName(group, name)})`]));

/**
 * The colours a page may use, as references to the theme's CSS variables:
 * `color.surface.card === 'var(--surface-card)'`. They follow the theme by themselves.
 */
// Object.fromEntries forgets the keys; they are those of the table by construction.
export const color = Object.fromEntries(
  Object.entries(colorDecisions).map(([group, names]) => [group, accessTo(group, names)]),
) as ColorAccess;
