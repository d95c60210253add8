import { css } from '@emotion/react';
import { radius } from '@pasar/design-tokens';
import type { Ground, PromoTone } from './promo-tones.ts';

/** A campaign's own colours. */
export const ground = ({ background, ink }: Ground) => css({ background, color: ink });
export const accent = (tone: PromoTone) => css({ color: tone.accent });

export const clipped = css({ position: 'relative', overflow: 'hidden', borderRadius: radius.xl });
/** A cut-out thing at the edge of its ground. */
export const art = css({
  position: 'absolute',
  background: 'none',
  objectFit: 'contain',
  pointerEvents: 'none',
});

export const ink = ({ ink: text }: Ground) => css({ color: text });
