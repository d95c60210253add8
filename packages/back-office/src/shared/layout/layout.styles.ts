import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const layoutStyle = css({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  maxInlineSize: 1680,
  marginInline: 'auto',
  padding: space[24],
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    padding: space[16],
    // The bar with the decisions lies over the end of the page.
    '&:has([data-decisions])': { paddingBlockEnd: 160 },
  },
});
// A row that scrolls sideways must not widen the page.
export const mainStyle = css({
  display: 'grid',
  // The last one, also where nothing is open to somebody and there is no navigation beside it.
  gridColumn: '-2 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
});
export const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  // However long the lead is, the button stays beside it.
  [media.desktop]: { flexWrap: 'nowrap', '& > button': { flex: 'none' } },
});
export const titleStyle = css(font.title2, { overflowWrap: 'anywhere' });
export const leadStyle = css(font.small, { color: color.text.muted });
export const sideStyle = css({
  position: 'sticky',
  insetBlockStart: space[16],
  display: 'grid',
  gap: space[2],
  // More pages than a low window holds must stay within reach.
  maxBlockSize: `calc(100vh - ${space[32]})`,
  overflowY: 'auto',
  [media.phone]: { display: 'none' },
});
export const whoStyle = css(font.caption, {
  padding: `${space[8]} ${space[12]}`,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
export const groupStyle = css(font.caption, {
  padding: `${space[12]} ${space[12]} ${space[4]}`,
  color: color.text.muted,
  fontWeight: 600,
});
export const linkStyle = css(font.smallStrong, {
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
  '&[aria-current="page"]': { background: color.surface.brandSoft, color: color.brand.text },
  [media.phone]: { minBlockSize: touch.min },
});
export const initialStyle = css(font.caption, {
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  color: color.text.subtle,
  textTransform: 'uppercase',
  [media.phone]: { display: 'none' },
});
export const menuStyle = css({
  display: 'none',
  [media.phone]: {
    display: 'block',
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.l,
    background: color.surface.card,
    paddingInline: space[12],
  },
});
