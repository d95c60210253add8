import type { PromoHighlight } from '@pasar/contract';
import { palette } from '@pasar/design-tokens';
import type { FlowerIllustrationProps } from '@pasar/ui';

export interface Background {
  background: string;
  ink: string;
}

export interface PromoTone extends Background {
  /** Button and tag. */
  action: Background;
  /** The text of the link. */
  accent: string;
}

const { kunyit, manggis, nila, pandan, putih } = palette;
const plum: Background = { background: manggis[800], ink: putih };
const turmeric: Background = { background: kunyit[400], ink: manggis[950] };

/** Campaign art has the same colors in both themes. Every pair of background and text has at least 4.5:1. */
export const promoTones: Record<PromoHighlight['tone'], PromoTone> = {
  kunyit: { background: kunyit[400], ink: manggis[950], action: plum, accent: manggis[900] },
  pandan: {
    background: pandan[200],
    ink: pandan[950],
    action: { background: pandan[800], ink: putih },
    accent: pandan[900],
  },
  nila: { background: nila[900], ink: putih, action: turmeric, accent: kunyit[400] },
  manggis: { background: manggis[800], ink: putih, action: turmeric, accent: kunyit[400] },
};

/** The flower behind the art, tone on tone with its background. */
export const petalTones: Record<PromoHighlight['tone'], NonNullable<FlowerIllustrationProps['tone']>> = {
  kunyit: 'kunyit',
  pandan: 'pandan',
  nila: 'nila',
  manggis: 'manggis',
};
