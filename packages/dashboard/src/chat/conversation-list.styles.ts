import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const box = css({
  // Contains text for screen readers alone, which would make the page wider.
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.l,
  background: color.surface.card,
});
export const item = css({
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.border.default}` },
});
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'center',
  padding: space[12],
  color: color.text.default,
  textDecoration: 'none',
  '&:hover': { background: color.surface.hover },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current="page"]': { background: color.surface.brandSoft },
});
export const content = css({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const name = css(font.smallStrong, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const preview = css(font.small, {
  overflow: 'hidden',
  color: color.text.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const strong = css({ color: color.text.default, fontWeight: 600 });
export const aside = css(font.caption, {
  display: 'grid',
  justifyItems: 'end',
  gap: space[4],
  color: color.text.subtle,
});
export const count = css(font.label, {
  minInlineSize: 20,
  padding: '2px 6px',
  borderRadius: radius.full,
  background: color.accent.default,
  color: color.text.onAccent,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
