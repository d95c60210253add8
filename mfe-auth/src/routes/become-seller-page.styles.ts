import { css } from '@emotion/react';
import { color, font, media, palette, radius, space } from '@pasar/design-tokens';

export const page = css({
  display: 'grid',
  gap: space[48],
  paddingBlock: space[32],
  [media.phone]: { gap: space[32], paddingBlock: space[16] },
});

export const hero = css({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: space[16],
  justifyItems: 'start',
  padding: `${space[64]} ${space[48]}`,
  borderRadius: radius.xl,
  // Campaign art: the plum has the same depth in both themes.
  background: palette.manggis[900],
  color: color.text.onBrand,
  [media.phone]: { padding: `${space[40]} ${space[20]}` },
});
export const petals = css({
  position: 'absolute',
  insetBlockStart: '-90px',
  insetInlineEnd: '-60px',
  inlineSize: 460,
  blockSize: 460,
  [media.phone]: { insetBlockStart: '-150px', insetInlineEnd: '-180px' },
});
export const heroTitle = css(font.display, {
  position: 'relative',
  maxInlineSize: '14ch',
  textWrap: 'balance',
  '&:focus': { outline: 0 },
});
export const heroText = css(font.body, { position: 'relative', maxInlineSize: '48ch' });
export const heroLinks = css({ position: 'relative', paddingBlockStart: space[8] });

export const three = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[16],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] },
});
export const cardTitle = css(font.title3, { paddingBlockEnd: space[8] });
export const cardText = css(font.body, { color: color.text.muted });

export const steps = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[16],
  counterReset: 'step',
  '& > li': { display: 'grid', gap: space[8], alignContent: 'start', counterIncrement: 'step' },
  '& > li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: '14px 14px 14px 4px',
    background: color.surface.brandSoft,
    color: color.brand.text,
    fontWeight: 800,
  },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[20],
    '& > li': {
      gridTemplateColumns: '40px minmax(0, 1fr)',
      columnGap: space[16],
      rowGap: space[2],
      '&::before': { gridRow: '1 / span 2' },
    },
  },
});
export const stepTitle = css(font.bodyStrong);
export const stepText = css(font.small, { color: color.text.muted });
export const after = css(font.body, { color: color.text.muted, paddingBlockStart: space[8] });
