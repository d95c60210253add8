import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const table = css(font.small, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: color.text.default,
  [media.phone]: { '&, & > tbody': { display: 'block' }, '& > thead': { display: 'block' } },
});

export const headCell = css(font.caption, {
  padding: `${space[4]} ${space[8]}`,
  color: color.text.muted,
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
/** On phones each value has its label; only the box for all remains of the head. */
export const headRow = css({
  [media.phone]: {
    display: 'block',
    '& > th:not(:first-of-type)': { position: 'absolute', clipPath: 'inset(50%)' },
    '& > th:first-of-type': { display: 'block', paddingInline: space[12] },
  },
});
export const selectAllLabel = css({ [media.desktop]: { position: 'absolute', clipPath: 'inset(50%)' } });

export const selectAllRow = css({ [media.phone]: { display: 'block' } });
export const selectAllCell = css({ padding: 0, [media.phone]: { display: 'block' } });

export const row = css({
  borderBlockStart: `1px solid ${color.border.default}`,
  '&[data-picked="true"]': { background: color.surface.brandSoft },
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, 1fr) 44px',
    gridTemplateAreas: '"pick product product menu" "price price stock stock" "status status sold sold"',
    gap: `${space[4]} 0`,
    padding: `${space[12]} ${space[12]} ${space[8]}`,
    // An open field needs the full line.
    '&:has(form)': {
      gridTemplateAreas:
        '"pick product product menu" "price price price price" "stock stock stock stock" "status status sold sold"',
    },
  },
});

const cell = css({
  padding: `${space[8]}`,
  verticalAlign: 'middle',
  [media.phone]: {
    display: 'block',
    padding: 0,
    minInlineSize: 0,
    '&[data-label]': { paddingInlineStart: space[8] },
    '&[data-label]::before': {
      ...font.caption,
      content: 'attr(data-label)',
      display: 'block',
      color: color.text.muted,
    },
  },
});
const at = (gridArea: string, more = {}) => css(cell, { [media.phone]: { gridArea }, ...more });

export const selectionCell = at('pick', { inlineSize: 44, paddingInlineEnd: 0 });
export const product = at('product');
export const price = at('price', {
  [media.desktop]: { inlineSize: 196 },
  [media.phone]: { gridArea: 'price' },
});
export const stock = at('stock', {
  [media.desktop]: { inlineSize: 148 },
  [media.phone]: { gridArea: 'stock' },
});
/** On phones one line, as high as the switch beside it. */
export const sold = at('sold', {
  fontVariantNumeric: 'tabular-nums',
  [media.phone]: {
    gridArea: 'sold',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: touch.min,
  },
});
export const status = at('status', {
  [media.desktop]: { inlineSize: 168 },
  [media.phone]: { gridArea: 'status', paddingInlineStart: space[8] },
});
export const menu = at('menu', { inlineSize: 44, minInlineSize: 44, paddingInline: 0 });

export const productLayout = css({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'center',
});
export const image = css({
  inlineSize: 56,
  blockSize: 56,
  borderRadius: radius.s,
  background: color.surface.sunken,
  objectFit: 'cover',
});
export const noImage = css(image, {
  display: 'grid',
  placeContent: 'center',
  border: `1px dashed ${color.border.strong}`,
  color: color.text.subtle,
});
export const textBlock = css({ display: 'grid', gap: 2, minInlineSize: 0, justifyItems: 'start' });
export const name = css(font.smallStrong, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.text.default,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: color.brand.text, textDecoration: 'underline' },
});
export const facts = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });
export const badges = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  '&:empty': { display: 'none' },
});
