import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)',
  alignItems: 'center',
  gap: `${space[12]} ${space[32]}`,
  padding: space[24],
  borderRadius: radius.xl,
  border: `1px solid ${color.border.default}`,
  background: color.surface.card,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[16], borderRadius: radius.l },
});

export const title = css(font.title3);
export const text = css(font.small, { marginTop: space[4], color: color.text.muted });

export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'start',
  // The button is beside the box, whatever is below it: label 20, gap 6.
  '& > button': { marginBlockStart: 26 },
});
