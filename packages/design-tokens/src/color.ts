import type { colorDecisions } from './color-decisions.ts';
import { cssName } from './css-name.ts';

type Decisions = typeof colorDecisions;

type ColorAccess = {
  readonly [Group in keyof Decisions]: { readonly [Name in keyof Decisions[Group]]: string };
};

/** Made when it is asked for: the table of decisions itself stays out of the browser, which has its style sheet. */
const madeOnce = <Value>(make: (name: string) => Value) =>
  new Proxy<Record<string, Value>>(
    {},
    {
      get: (made, name) => {
        if (typeof name !== 'string') return undefined;
        made[name] ??= make(name);
        return made[name];
      },
    },
  );

/**
 * The colours a page may use, as references to the theme's CSS variables:
 * `color.surface.card === 'var(--surface-card)'`. They follow the theme by themselves.
 */
// The proxy answers to any name; the type allows those of the table alone.
export const color = madeOnce((group) => madeOnce((name) => `var(${cssName(group, name)})`)) as ColorAccess;
