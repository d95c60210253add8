import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const timelineStyle = css({ display: 'grid' });

/** The line runs from mark to mark and ends at the oldest. */
export const timelineItemStyle = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  columnGap: space[12],
  paddingBlockEnd: space[20],
  '&:last-child': { paddingBlockEnd: 0 },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '10px -10px',
    insetInlineStart: 7,
    inlineSize: 2,
    background: color.border.default,
  },
});

/** The petal corner, small. */
export const timelineMarkStyle = css({
  position: 'relative',
  inlineSize: 12,
  blockSize: 12,
  margin: '4px 2px',
  borderRadius: '5px 5px 5px 2px',
  background: color.border.strong,
});
export const latestMarkStyle = css({
  background: color.brand.text,
  outline: `4px solid ${color.surface.brandSoft}`,
});

export const timelineContentStyle = css({ display: 'grid', gap: space[2], minWidth: 0 });
export const timelineTitleStyle = css(font.small, { color: color.text.muted, overflowWrap: 'anywhere' });
export const latestTitleStyle = css({ color: color.text.default, fontWeight: 700 });
export const timelineTextStyle = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });
export const timelineTimeStyle = css(font.caption, { color: color.text.subtle });
