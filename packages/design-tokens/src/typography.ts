/** Faces by name, with their tracking in em. Their sizes are the style sheet's (`font-faces.ts`), which follows the reader. */
export const tracking = {
  display: -0.02,
  title1: -0.015,
  title2: -0.01,
  title3: -0.005,
  body: 0,
  bodyStrong: 0,
  small: 0,
  smallStrong: 0,
  caption: 0.005,
  label: 0.01,
  control: 0,
  input: 0,
  priceXl: -0.015,
  priceL: -0.01,
  priceM: -0.005,
  priceS: -0.005,
  priceOld: 0,
} as const;

export type FontName = keyof typeof tracking;

/** The CSS variable of a face. */
export const fontVariable = (name: FontName): string =>
  `--font-${name.replace(/[A-Z0-9]/g, (sign) => `-${sign.toLowerCase()}`)}`;

/** Typography as emotion style objects: `css={font.title1}`. Sizes follow the reader's text size. */
export const font = Object.fromEntries(
  (Object.keys(tracking) as FontName[]).map((name) => [
    name,
    { font: `var(${fontVariable(name)})`, letterSpacing: tracking[name] ? `${tracking[name]}em` : '0' },
  ]),
) as Readonly<Record<FontName, { readonly font: string; readonly letterSpacing: string }>>;
