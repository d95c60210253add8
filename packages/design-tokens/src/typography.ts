/** The second name is the stand-in of the same widths that `@pasar/ui` declares for the time before the font has come. */
const family = '"Plus Jakarta Sans Variable","Pasar stand-in",system-ui,sans-serif';

type Face = {
  readonly weight: number;
  /** Size and line height in px at the browser's normal text size. */
  readonly size: number;
  readonly line: number;
  /** Tracking in px at that size. */
  readonly tracking?: number;
  readonly phone?: readonly [size: number, line: number];
};

const faces = {
  display: { weight: 800, size: 40, line: 48, tracking: -0.8, phone: [30, 36] },
  title1: { weight: 800, size: 28, line: 36, tracking: -0.42, phone: [24, 30] },
  title2: { weight: 800, size: 22, line: 28, tracking: -0.22, phone: [20, 26] },
  title3: { weight: 700, size: 18, line: 24, tracking: -0.09 },
  body: { weight: 400, size: 16, line: 24 },
  bodyStrong: { weight: 600, size: 16, line: 24 },
  small: { weight: 400, size: 14, line: 20 },
  smallStrong: { weight: 600, size: 14, line: 20 },
  caption: { weight: 500, size: 12, line: 16, tracking: 0.06 },
  label: { weight: 700, size: 12, line: 16, tracking: 0.12 },
  control: { weight: 700, size: 15, line: 20 },
  input: { weight: 500, size: 16, line: 24 },
  priceXl: { weight: 800, size: 32, line: 40, tracking: -0.48 },
  priceL: { weight: 800, size: 20, line: 28, tracking: -0.2 },
  priceM: { weight: 800, size: 16, line: 24, tracking: -0.08 },
  priceS: { weight: 800, size: 14, line: 20, tracking: -0.07 },
  priceOld: { weight: 500, size: 12, line: 16 },
} as const satisfies Record<string, Face>;

export type FontName = keyof typeof faces;

const names = Object.keys(faces) as FontName[]; // the keys of a closed table
const variable = (name: FontName) =>
  `--font-${name.replace(/[A-Z0-9]/g, (sign) => `-${sign.toLowerCase()}`)}`;
const rem = (px: number) => `${px / 16}rem`;
const tracking = ({ size, tracking: px = 0 }: Face) => (px === 0 ? '0' : `${+(px / size).toFixed(4)}em`);
const shorthand = (weight: number, size: number, line: number) =>
  `${weight} ${rem(size)}/${rem(line)} ${family}`;

/** Typography as emotion style objects: `css={font.title1}`. Sizes follow the reader's text size. */
export const font = Object.fromEntries(
  names.map((name) => [name, { font: `var(${variable(name)})`, letterSpacing: tracking(faces[name]) }]),
) as Readonly<Record<FontName, { readonly font: string; readonly letterSpacing: string }>>;

/** Declarations of the font variables on desktop. */
export const fontVariables = (): string =>
  names
    .map((name) => `${variable(name)}:${shorthand(faces[name].weight, faces[name].size, faces[name].line)};`)
    .join('');

/** Declarations that replace those of the large titles on phones. */
export const phoneFontVariables = (): string =>
  names
    .map((name) => {
      const face: Face = faces[name];
      return face.phone ? `${variable(name)}:${shorthand(face.weight, ...face.phone)};` : '';
    })
    .join('');
