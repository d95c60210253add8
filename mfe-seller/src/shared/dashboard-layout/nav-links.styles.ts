import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const side = css({
  display: 'grid',
  gap: space[16],
  [media.phone]: { display: 'none' },
});
export const group = css({ display: 'grid', gap: space[4] });
export const groupName = css(font.label, { paddingInline: space[16], color: color.text.subtle });

const current = {
  '&[aria-current="page"]': { background: color.surface.brandSoft, color: color.brand.text },
} as const;

export const link = css(
  font.smallStrong,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: touch.min,
    paddingInline: space[16],
    borderRadius: radius.m,
    color: color.text.muted,
    textDecoration: 'none',
    '& > svg': { flex: 'none' },
    '&:hover': { background: color.surface.sunken, color: color.text.default },
  },
  current,
);

export const menu = css({ display: 'none', [media.phone]: { display: 'block' } });
export const summary = css(font.bodyStrong, {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: touch.control,
  paddingInline: space[16],
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.l,
  background: color.surface.card,
  color: color.text.default,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flex: 'none', color: color.brand.text },
  '& > svg:last-of-type': { marginInlineStart: 'auto' },
  'details[open] > & > svg:last-of-type': { transform: 'rotate(180deg)' },
});
export const here = css({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const all = css(font.small, {
  flex: '1 0 auto',
  textAlign: 'end',
  color: color.text.muted,
  whiteSpace: 'nowrap',
  // Where both have no space, the current page matters more.
  '@media (max-width: 359px)': { position: 'absolute', clipPath: 'inset(50%)' },
});

export const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: space[4],
  marginBlockStart: space[8],
  padding: space[8],
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.l,
  background: color.surface.card,
});
/** The petal corner: three round corners, one tight. */
export const tile = css(
  font.caption,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[4],
    minBlockSize: 76,
    padding: space[4],
    borderRadius: `${radius.l} ${radius.l} ${radius.l} ${radius.xs}`,
    color: color.text.default,
    textAlign: 'center',
    textDecoration: 'none',
    '& > svg': { color: color.brand.text },
  },
  current,
);
export const news = css(font.label, {
  minInlineSize: 20,
  marginInlineStart: 'auto',
  padding: '2px 6px',
  borderRadius: radius.full,
  background: color.warning.solid,
  color: color.warning.onSolid,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  [media.phone]: { marginInlineStart: 0 },
});
