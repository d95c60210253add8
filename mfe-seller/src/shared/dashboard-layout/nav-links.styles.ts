import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const side = css({
  position: 'sticky',
  insetBlockStart: space[16],
  display: 'grid',
  gap: space[12],
  [media.phone]: { display: 'none' },
});
export const group = css({ display: 'grid', gap: space[2] });
export const groupName = css(font.label, { paddingInline: space[12], color: color.text.subtle });

export const currentStyle = css({
  '&[aria-current="page"]': { background: color.surface.brandSoft, color: color.brand.text },
});

export const link = css(
  font.smallStrong,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: 40,
    paddingInline: space[12],
    borderRadius: radius.m,
    color: color.text.muted,
    textDecoration: 'none',
    '& > svg': { flex: 'none' },
    '&:hover': { background: color.surface.sunken, color: color.text.default },
  },
  currentStyle,
);

export const store = css({ display: 'grid', gap: space[2], paddingInline: space[12], minInlineSize: 0 });
export const storeName = css(font.bodyStrong, { overflowWrap: 'anywhere' });
export const storeWays = css(font.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[16]}`,
  '& > a, & > button': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 24,
    color: color.text.link,
    fontWeight: 600,
    [media.phone]: { minBlockSize: 44 },
  },
});

export const news = css(font.label, {
  minInlineSize: 20,
  marginInlineStart: 'auto',
  padding: '2px 6px',
  borderRadius: radius.full,
  background: color.warning.solid,
  color: color.warning.onSolid,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
