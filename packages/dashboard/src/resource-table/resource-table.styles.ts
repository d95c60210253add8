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
const row = {
  blockSize: 44,
  '&[data-current]': { background: color.surface.brandSoft, boxShadow: `inset 3px 0 0 ${color.brand.text}` },
  [media.hover]: { '&:hover': { background: color.surface.hover } },
  [media.phone]: {
    display: 'grid',
    gap: space[4],
    blockSize: 'auto',
    padding: space[12],
    '& + tr': { borderBlockStart: `1px solid ${color.border.default}` },
  },
} as const;
const cell = {
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
} as const;
const select = {
  inlineSize: 44,
  paddingInlineEnd: 0,
  [media.phone]: { flex: 'none', inlineSize: 24, padding: 0 },
} as const;
const number = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const placed = { display: 'block', padding: 0, minInlineSize: 0, textAlign: 'start' } as const;
/** An open field needs the full line. */
const open = { '&:has(form)': { flexBasis: '100%' } } as const;
export const placeStyles = {
  start: css({ [media.phone]: { ...placed, flex: '1 1 0', minInlineSize: 132, ...open } }),
  end: css({
    [media.phone]: { ...placed, flex: '0 1 auto', marginInlineStart: 'auto', textAlign: 'end', ...open },
  }),
  /** The whole line beside the box. */
  name: css({ [media.phone]: { ...placed, flex: '1 1 calc(100% - 36px)' } }),
  line: css({ [media.phone]: { ...placed, flex: '1 0 100%' } }),
  corner: css({
    inlineSize: 44,
    [media.phone]: { ...placed, position: 'absolute', insetBlockStart: space[8], insetInlineEnd: space[4] },
  }),
} as const;
// Each as specific as a plain cell: what is named later wins.
const cells = {
  '& > tbody > tr > td': cell,
  '& > tbody > tr > td:where([data-pick])': select,
  '& > tbody > tr > td:where([data-numeric])': number,
  ...Object.fromEntries(
    Object.entries(placeStyles).map(([name, style]) => [
      `& > tbody > tr > td:where([data-place="${name}"])`,
      style,
    ]),
  ),
} as const;
/** Its rows and cells are styled from here: each with a style of its own would be most of a page's elements to hydrate. */
export const tableStyle = css(
  font.small,
  {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    color: color.text.default,
    [media.phone]: {
      '&, & tbody': { display: 'block' },
      '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    },
    '& > tbody > tr': row,
  },
  cells,
);
/** Rows whose columns have places are cards on phones: the values alone, beside each other. */
export const cardsStyle = css({
  // The names above narrower cells.
  '& > thead > tr > th': { paddingInline: space[8] },
  '& > tbody > tr > td': { paddingInline: space[8], [media.phone]: { paddingInline: 0 } },
  '& > tbody > tr': {
    [media.phone]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[4]} ${space[12]}`,
      padding: `${space[8]} ${space[12]}`,
    },
  },
});
/** The row that is selected, whatever other controls it has. */
export const selectableStyle = css({
  '& > tbody > tr:has([data-pick] input:checked)': { background: color.surface.brandSoft },
});
export const selectStyle = css(select);
export const numberStyle = css(number);
export const linkStyle = css(font.smallStrong, {
  display: 'inline-block',
  minBlockSize: 24,
  paddingBlock: 2,
  color: color.text.link,
  textAlign: 'start',
});
/** What belongs to the row's name is below its link, on phones at the end of the line. */
export const besideStyle = css({
  marginBlockStart: space[4],
  [media.phone]: { flex: 'none', marginBlockStart: 0 },
});
export const namedStyle = css({
  [media.phone]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[12]}`,
  },
});
