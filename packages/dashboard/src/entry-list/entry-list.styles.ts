import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const entryStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[16],
  alignItems: 'center',
  padding: space[20],
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.border.default}` },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    padding: space[16],
    '& > button': { justifySelf: 'start', marginInlineStart: `-${space[12]}` },
  },
});

export const entryTextStyle = css({ display: 'grid', gap: space[2] });
export const entryNameStyle = css(font.smallStrong, { overflowWrap: 'anywhere' });
export const entryCodeStyle = css(font.caption, { fontFamily: 'monospace', overflowWrap: 'anywhere' });
export const entryFactStyle = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });

/** With its actions below. */
export const stackedEntryStyle = css(entryStyle, { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
