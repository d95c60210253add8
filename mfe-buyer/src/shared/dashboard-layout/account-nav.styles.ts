import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const navStyle = css({
  // Contains text for screen readers alone, which would make the page wider.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  [media.phone]: {
    flexDirection: 'row',
    gap: space[4],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `-${space[16]}`,
    paddingInline: space[16],
    paddingBlock: space[4],
  },
  [media.print]: { display: 'none' },
});

/** On the account's first page a phone shows the navigation as a list, below the tasks. */
export const homeNavStyle = css({
  [media.phone]: {
    order: 2,
    flexDirection: 'column',
    gap: space[24],
    overflow: 'visible',
    marginInline: 0,
    padding: 0,
  },
});

export const groupStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  [media.phone]: { flex: 'none', flexDirection: 'row' },
});

export const homeGroupStyle = css({
  [media.phone]: {
    flexDirection: 'column',
    gap: 0,
    padding: space[8],
    borderRadius: radius.l,
    border: `1px solid ${color.border.default}`,
    background: color.surface.card,
  },
});

export const groupNameStyle = css(font.caption, {
  paddingInline: space[16],
  color: color.text.subtle,
  fontWeight: 700,
  [media.phone]: { display: 'none' },
});

export const navLinkStyle = css(font.smallStrong, {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '44px',
  paddingInline: space[16],
  borderRadius: radius.m,
  color: color.text.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [media.phone]: { gap: space[8], minBlockSize: '48px', paddingInline: space[12] },
  '& > svg': { flex: 'none' },
  '&:hover': { background: color.surface.sunken, color: color.text.default },
  '&[aria-current="page"]': { background: color.surface.brandSoft, color: color.brand.text },
});

export const countStyle = css(font.label, {
  minInlineSize: 20,
  marginInlineStart: 'auto',
  padding: '2px 6px',
  borderRadius: radius.full,
  background: color.accent.default,
  color: color.text.onAccent,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
