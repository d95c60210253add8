import { palette } from './palette.ts';

const { manggis, kunyit, cabai, pandan, nila, arang, malam, putih } = palette;

/** Every colour a page may use, as [light, dark]. The name of the CSS variable is `--group-name`. */
export const colorDecisions = {
  surface: {
    canvas: [arang[50], malam[0]],
    card: [putih, malam[1]],
    sunken: [arang[100], malam[2]],
    raised: [putih, malam[2]],
    header: [manggis[800], manggis[950]],
    headerStrip: [manggis[900], malam[0]],
    footer: [manggis[950], malam[1]],
    kilat: [manggis[900], manggis[950]],
    brandSoft: [manggis[100], manggis[900]],
    accentSoft: [kunyit[100], kunyit[900]],
    accent: [kunyit[400], kunyit[400]],
    hover: [arang[100], malam[3]],
    inverse: [arang[900], arang[100]],
    headerSoft: ['rgb(255 255 255 / 0.1)', 'rgb(255 255 255 / 0.1)'],
    headerSoftHover: ['rgb(255 255 255 / 0.18)', 'rgb(255 255 255 / 0.18)'],
    onPicture: ['rgb(255 255 255 / 0.9)', 'rgb(255 255 255 / 0.9)'],
    scrim: ['rgb(47 9 29 / 0.62)', 'rgb(5 2 4 / 0.72)'],
  },
  text: {
    default: [arang[950], arang[100]],
    muted: [arang[700], arang[300]],
    subtle: [arang[600], arang[400]],
    disabled: [arang[500], arang[500]],
    onBrand: [putih, putih],
    onHeader: [putih, putih],
    onHeaderMuted: [manggis[200], manggis[200]],
    onAccent: [manggis[950], manggis[950]],
    onInverse: [putih, arang[950]],
    onInverseAction: [kunyit[400], manggis[700]],
    onPicture: [manggis[800], manggis[800]],
    link: [manggis[700], manggis[300]],
  },
  border: {
    default: [arang[200], malam[3]],
    strong: [arang[300], malam[4]],
    control: [arang[500], arang[500]],
    header: [manggis[700], manggis[900]],
  },
  brand: {
    default: [manggis[700], manggis[600]],
    hover: [manggis[800], manggis[700]],
    pressed: [manggis[900], manggis[800]],
    text: [manggis[700], manggis[300]],
  },
  accent: {
    default: [kunyit[400], kunyit[400]],
    hover: [kunyit[300], kunyit[300]],
    text: [kunyit[700], kunyit[300]],
  },
  price: {
    default: [arang[950], arang[50]],
    discounted: [cabai[600], cabai[400]],
    old: [arang[600], arang[400]],
  },
  discount: {
    bg: [cabai[600], cabai[600]],
    text: [putih, putih],
    soft: [cabai[100], cabai[900]],
    softText: [cabai[700], cabai[200]],
  },
  success: {
    text: [pandan[700], pandan[300]],
    soft: [pandan[100], pandan[900]],
    solid: [pandan[700], pandan[600]],
    onSolid: [putih, putih],
  },
  warning: {
    text: [kunyit[700], kunyit[300]],
    soft: [kunyit[100], kunyit[900]],
    solid: [kunyit[400], kunyit[400]],
    onSolid: [manggis[950], manggis[950]],
  },
  danger: {
    text: [cabai[700], cabai[300]],
    soft: [cabai[100], cabai[900]],
    solid: [cabai[600], cabai[600]],
    onSolid: [putih, putih],
  },
  info: {
    text: [nila[700], nila[300]],
    soft: [nila[100], nila[900]],
    solid: [nila[600], nila[600]],
    onSolid: [putih, putih],
  },
  focus: {
    ring: [nila[600], nila[300]],
    ringOnBrand: [kunyit[300], kunyit[300]],
  },
  skeleton: {
    base: [arang[200], malam[3]],
    shine: [arang[100], malam[4]],
  },
  rating: {
    star: [kunyit[400], kunyit[400]],
  },
  progress: {
    track: [arang[200], malam[4]],
    fill: [manggis[700], manggis[400]],
  },
  chart: {
    1: [manggis[600], manggis[400]],
    2: [kunyit[400], kunyit[400]],
    3: [nila[500], nila[500]],
    4: [pandan[500], pandan[400]],
    grid: [arang[200], malam[3]],
  },
} as const satisfies Record<string, Record<string, readonly [light: string, dark: string]>>;
