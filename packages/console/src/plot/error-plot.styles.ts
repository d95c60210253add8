import { css } from '@emotion/react';
import { color } from '@pasar/design-tokens';

/** The parts of the library's own style sheet that are used here. */
export const plotStyle = css({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '120px',
  '& .uplot, & .uplot *': { boxSizing: 'border-box' },
  '& .u-wrap': { position: 'relative', userSelect: 'none', WebkitUserSelect: 'none' },
  '& .u-over, & .u-under, & .u-axis, & .u-cursor-x': { position: 'absolute' },
  '& .u-under': { overflow: 'hidden' },
  '& canvas': { display: 'block', position: 'relative', inlineSize: '100%', blockSize: '100%' },
  '& .u-cursor-x': { insetInlineStart: 0, insetBlockStart: 0, pointerEvents: 'none' },
  '& .u-hz .u-cursor-x': { blockSize: '100%', borderInlineEnd: `1px dashed ${color.border.control}` },
  '& .u-off, & .u-select, & .u-cursor-y': { display: 'none' },
});
