import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const boxStyle = css({
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.l,
  background: color.surface.card,
  overflowX: 'auto',
  // The head of the table stays for screen readers and must not widen the page.
  [media.phone]: { position: 'relative', overflowX: 'clip' },
});
export const tableStyle = css(font.small, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: color.text.default,
  [media.phone]: {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
  },
});
export const headStyle = css(font.caption, {
  padding: `10px ${space[12]}`,
  color: color.text.muted,
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const sortStyle = css({
  display: 'inline-flex',
  gap: space[4],
  alignItems: 'center',
  minBlockSize: 24,
  color: 'inherit',
  '&:hover': { color: color.text.default },
});
export const rowStyle = css({
  blockSize: 44,
  '&[data-current]': { background: color.surface.brandSoft, boxShadow: `inset 3px 0 0 ${color.brand.text}` },
  [media.hover]: { '&:hover': { background: color.surface.hover } },
  [media.phone]: {
    display: 'grid',
    gap: space[4],
    blockSize: 'auto',
    padding: space[12],
    '& + &': { borderBlockStart: `1px solid ${color.border.default}` },
  },
});
export const cellStyle = css({
  padding: `${space[8]} ${space[12]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  [media.phone]: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    padding: `${space[2]} 0`,
    border: 0,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    // A row is a block here, and each cell names its column.
    '&[data-empty]': { display: 'none' },
    '&[data-label]::before': { content: 'attr(data-label)', flex: 'none', color: color.text.muted },
  },
});
export const numberStyle = css({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const linkStyle = css(font.smallStrong, {
  display: 'inline-block',
  minBlockSize: 24,
  paddingBlock: 2,
  color: color.text.link,
  textAlign: 'start',
});
