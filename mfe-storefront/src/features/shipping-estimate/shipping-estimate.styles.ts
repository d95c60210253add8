import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

/** As high with its result as without, so that nothing below moves. */
export const row = css(font.caption, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 10,
  alignItems: 'start',
  minHeight: 86,
  color: color.text.muted,
  '& > svg': { marginTop: space[2], color: color.success.text },
});

export const text = css({
  minHeight: 40,
  overflowWrap: 'anywhere',
  '& strong': {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    ...font.smallStrong,
    color: color.text.default,
  },
});

/** Without scripts it could do nothing. */
export const open = css({
  gridColumn: 2,
  justifySelf: 'start',
  '@media (scripting: none)': { display: 'none' },
});

/** Beside the way to the sheet while it comes: nothing below moves. */
export const opening = css({ gridArea: '2 / 2', justifySelf: 'end', alignSelf: 'center', display: 'flex' });
