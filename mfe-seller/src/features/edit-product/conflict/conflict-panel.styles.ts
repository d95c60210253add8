import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const panel = css({
  display: 'grid',
  gap: space[16],
  padding: space[24],
  borderRadius: radius.l,
  border: `2px solid ${color.warning.solid}`,
  background: color.surface.card,
  scrollMarginBlock: space[64],
  [media.phone]: { padding: space[16] },
});
export const title = css(font.title3);
export const text = css(font.small, { color: color.text.muted });
export const list = css({ display: 'grid' });
export const field = css({
  border: 0,
  margin: 0,
  padding: `${space[12]} 0`,
  minInlineSize: 0,
});
export const name = css(font.smallStrong, { paddingBlockEnd: space[8] });
export const sides = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] },
});
export const side = css(font.small, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space[12]}`,
  minBlockSize: 64,
  padding: space[12],
  borderRadius: radius.m,
  border: `1.5px solid ${color.border.strong}`,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: color.brand.text, background: color.surface.brandSoft },
  '& > input': {
    gridRow: '1 / 3',
    inlineSize: 20,
    blockSize: 20,
    accentColor: color.brand.default,
    marginBlock: 2,
  },
});
export const whose = css(font.caption, { color: color.text.muted });
export const value = css({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  maxBlockSize: 160,
  overflowY: 'auto',
});
export const taken = css(font.small, {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[16]}`,
    paddingBlock: space[4],
  },
});
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
