import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const entry = css({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  padding: space[16],
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.border.default}` },
  '&:hover': { background: color.surface.sunken },
});

/** The full entry is a link. */
export const title = css(font.small, {
  color: color.text.default,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.s },
});
export const unread = css(font.smallStrong, {
  '&::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: 8,
    blockSize: 8,
    marginInlineEnd: space[8],
    borderRadius: radius.full,
    background: color.brand.default,
  },
});
export const body = css(font.caption, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.text.muted,
});
export const time = css(font.caption, { color: color.text.subtle });
