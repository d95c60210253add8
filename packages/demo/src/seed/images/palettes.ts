import type { Hex } from './color.ts';

/** The colours of one rendition of a motif. */
export interface Palette {
  /** The colour's name as a shop writes it on a product: also the variant's value. */
  name: string;
  main: Hex;
  deep: Hex;
  soft: Hex;
  /** A second colour that stands out on main. */
  accent: Hex;
  /** Lettering on main. */
  on: Hex;
  /** Hue of the tinted ground, 0–360. */
  ground: number;
}

export const palettes = {
  hitam: {
    name: 'Hitam',
    main: '#3a383e',
    deep: '#1c1a1f',
    soft: '#6d6a73',
    accent: '#e0a93b',
    on: '#ffffff',
    ground: 40,
  },
  putih: {
    name: 'Putih',
    main: '#f6f4f2',
    deep: '#d3cecb',
    soft: '#ffffff',
    accent: '#b03a3a',
    on: '#3b3338',
    ground: 205,
  },
  abu: {
    name: 'Abu',
    main: '#a5a6ad',
    deep: '#74757e',
    soft: '#d3d4d9',
    accent: '#f0b429',
    on: '#ffffff',
    ground: 225,
  },
  navy: {
    name: 'Navy',
    main: '#33507c',
    deep: '#1d3154',
    soft: '#6f8bb5',
    accent: '#f2b950',
    on: '#ffffff',
    ground: 212,
  },
  biru: {
    name: 'Biru',
    main: '#3f86d8',
    deep: '#1f5aa8',
    soft: '#9cc6f5',
    accent: '#ffd24d',
    on: '#ffffff',
    ground: 208,
  },
  langit: {
    name: 'Biru Langit',
    main: '#8fc1e6',
    deep: '#5a95c4',
    soft: '#cfe6f6',
    accent: '#f4a259',
    on: '#1d4161',
    ground: 200,
  },
  hijau: {
    name: 'Hijau',
    main: '#3fa866',
    deep: '#23754a',
    soft: '#a3dcb6',
    accent: '#ffd24d',
    on: '#ffffff',
    ground: 110,
  },
  sage: {
    name: 'Sage',
    main: '#9db59a',
    deep: '#6f8b6d',
    soft: '#d1dfcd',
    accent: '#e3b778',
    on: '#2c3f2c',
    ground: 95,
  },
  botol: {
    name: 'Hijau Botol',
    main: '#2f6b55',
    deep: '#173f31',
    soft: '#7fae98',
    accent: '#e9b765',
    on: '#ffffff',
    ground: 140,
  },
  merah: {
    name: 'Merah',
    main: '#d8453b',
    deep: '#9c1f20',
    soft: '#f5a79b',
    accent: '#ffd24d',
    on: '#ffffff',
    ground: 12,
  },
  maroon: {
    name: 'Maroon',
    main: '#8c2f45',
    deep: '#5b1729',
    soft: '#c77f90',
    accent: '#eabf6f',
    on: '#ffffff',
    ground: 345,
  },
  oranye: {
    name: 'Oranye',
    main: '#f08a34',
    deep: '#c05d12',
    soft: '#fbcb98',
    accent: '#7a2d12',
    on: '#ffffff',
    ground: 28,
  },
  kuning: {
    name: 'Kuning',
    main: '#f5c23c',
    deep: '#cf9414',
    soft: '#fde6a0',
    accent: '#b6331f',
    on: '#5a2f06',
    ground: 44,
  },
  krem: {
    name: 'Krem',
    main: '#ead9bd',
    deep: '#c7ab82',
    soft: '#f7eddc',
    accent: '#9a5b34',
    on: '#5b4128',
    ground: 38,
  },
  cokelat: {
    name: 'Cokelat',
    main: '#96643f',
    deep: '#633c20',
    soft: '#cfa584',
    accent: '#f1cf8f',
    on: '#ffffff',
    ground: 30,
  },
  ungu: {
    name: 'Ungu',
    main: '#8d68bd',
    deep: '#5c3b8c',
    soft: '#cbb5e8',
    accent: '#ffce6b',
    on: '#ffffff',
    ground: 275,
  },
  pink: {
    name: 'Dusty Pink',
    main: '#dd94a6',
    deep: '#b4637a',
    soft: '#f4cdd6',
    accent: '#8d3f58',
    on: '#ffffff',
    ground: 345,
  },
  tosca: {
    name: 'Tosca',
    main: '#3fa9a4',
    deep: '#1f7371',
    soft: '#a4dcd8',
    accent: '#ffcf5c',
    on: '#ffffff',
    ground: 172,
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
