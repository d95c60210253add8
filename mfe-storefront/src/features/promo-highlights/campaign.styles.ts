import { css } from '@emotion/react';
import { radius } from '@pasar/design-tokens';
import type { Background, PromoTone } from './promo-tones.ts';

/** A campaign's own colors. */
export const toneBackground = ({ background, ink }: Background) => css({ background, color: ink });
export const accent = (tone: PromoTone) => css({ color: tone.accent });

export const clipped = css({ position: 'relative', overflow: 'hidden', borderRadius: radius.xl });
/** A cut-out product at the edge of its background. */
export const art = css({
  position: 'absolute',
  background: 'none',
  objectFit: 'contain',
  pointerEvents: 'none',
});

export const ink = ({ ink: text }: Background) => css({ color: text });
