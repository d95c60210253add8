import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const page = css({
  display: 'grid',
  gap: space[24],
  paddingBlock: space[32],
  [media.phone]: { gap: space[16], paddingBlock: space[20] },
});
export const head = css({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[24],
  [media.phone]: { display: 'grid', gap: space[12] },
});
export const title = css(font.title1, { '&:focus': { outline: 0 } });
export const lead = css(font.body, { color: color.text.muted });
export const progress = css({ inlineSize: 240, [media.phone]: { inlineSize: '100%' } });

/** The form, and beside it what helps to fill it in; on phones below it. */
export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: space[24],
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] },
});
export const stepTitle = css(font.title2);
export const stepLead = css(font.small, { color: color.text.muted });

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[20],
  rowGap: space[20],
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const actions = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlockStart: space[20],
  borderBlockStart: `1px solid ${color.border.default}`,
  '& > :last-of-type': { minInlineSize: 180 },
  [media.phone]: { '& > :last-of-type': { flex: 1, minInlineSize: 0 } },
});

export const alternativeCard = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[16]} ${space[24]}`,
  borderRadius: radius.l,
  background: color.surface.brandSoft,
  [media.phone]: { padding: space[16] },
});
export const alternativeTextBlock = css({ flex: '1 1 320px', display: 'grid', gap: space[4] });
export const alternativeTitle = css(font.title3);
export const alternativeText = css(font.small, { color: color.text.muted });

export const known = css({
  display: 'grid',
  gap: space[4],
  padding: space[16],
  borderRadius: radius.m,
  background: color.surface.sunken,
});
export const knownLabel = css(font.caption, { color: color.text.muted });
export const knownText = css(font.body, { overflowWrap: 'anywhere' });

const tick = 'polygon(14% 48%, 26% 36%, 41% 51%, 74% 18%, 86% 30%, 41% 75%)';

export const asideTitle = css(font.title3);
export const list = css(font.small, {
  display: 'grid',
  gap: space[12],
  color: color.text.muted,
  '& > li': { position: 'relative', paddingInlineStart: space[32] },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 1,
    inlineSize: 18,
    blockSize: 18,
    background: color.success.text,
    clipPath: tick,
  },
});

export const result = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  maxInlineSize: 560,
  marginInline: 'auto',
  paddingBlock: space[40],
  textAlign: 'center',
});
const cross =
  'polygon(20% 30%, 30% 20%, 50% 40%, 70% 20%, 80% 30%, 60% 50%, 80% 70%, 70% 80%, 50% 60%, 30% 80%, 20% 70%, 40% 50%)';

/** The petal corner with a sign in it. */
export const resultBadge = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 96,
  blockSize: 96,
  borderRadius: '40px 40px 40px 10px',
  '&::before': { content: '""', inlineSize: 56, blockSize: 56, background: 'currentcolor' },
});
export const resultBadges = {
  success: css({
    background: color.success.soft,
    color: color.success.text,
    '&::before': { clipPath: tick },
  }),
  failed: css({ background: color.danger.soft, color: color.danger.text, '&::before': { clipPath: cross } }),
};
export const resultTitle = css(font.title1, { textWrap: 'balance', '&:focus': { outline: 0 } });
export const resultText = css(font.body, { color: color.text.muted, textWrap: 'pretty' });
