import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const tableStyle = css(font.small, {
  width: '100%',
  color: color.text.default,
  [media.phone]: {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
  },
});

export const headCellStyle = css(font.caption, {
  padding: `10px ${space[12]}`,
  color: color.text.muted,
  fontWeight: 600,
  textAlign: 'start',
});

export const rowStyle = css({
  [media.phone]: {
    display: 'grid',
    gap: space[4],
    paddingBlock: space[12],
    borderTop: `1px solid ${color.border.default}`,
  },
});

export const cellStyle = css({
  padding: space[12],
  borderTop: `1px solid ${color.border.default}`,
  fontWeight: 500,
  verticalAlign: 'middle',
  [media.phone]: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    padding: `0 ${space[4]}`,
    border: 0,
    // On phones a row is a block and each cell names its column.
    '&::before': { content: 'attr(data-label)', color: color.text.muted, fontWeight: 400 },
  },
});

export const numberCellStyle = css({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
