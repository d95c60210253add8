import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const frameStyle = css({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
  paddingBlock: space[32],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], paddingBlock: space[16] },
});

export const navStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  [media.phone]: {
    flexDirection: 'row',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `-${space[16]}`,
    paddingInline: space[16],
    paddingBlock: space[4],
  },
});

export const navLinkStyle = css(font.smallStrong, {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '48px',
  paddingInline: space[16],
  borderRadius: radius.m,
  color: color.text.muted,
  textDecoration: 'none',
  [media.phone]: { gap: space[8], paddingInline: space[12] },
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none' },
  '&:hover': { background: color.surface.sunken, color: color.text.default },
  '&[aria-current="page"]': { background: color.surface.brandSoft, color: color.brand.text },
});

export const titleStyle = css(font.title1, { overflowWrap: 'anywhere' });
export const leadStyle = css(font.body, { color: color.text.muted });

export const navBoneStyle = css({ [media.phone]: { flex: 'none', inlineSize: '140px' } });
export const boneTitleStyle = css({ blockSize: '36px', maxInlineSize: '240px' });
