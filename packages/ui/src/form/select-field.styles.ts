import { css } from '@emotion/react';
import { color, space } from '@pasar/design-tokens';

export const selectBoxStyle = css({ position: 'relative', padding: 0 });

export const selectStyle = css({
  appearance: 'none',
  paddingInline: `14px ${space[40]}`,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // The popup of some browsers ignores the page's theme without these.
  '& option': { background: color.surface.raised, color: color.text.default },
  '&:disabled': { cursor: 'not-allowed', opacity: 1 },
});

/** For narrow places, as the day of a date. */
export const tightSelectStyle = css({ paddingInline: '12px 30px' });
export const tightChevronStyle = css({ insetInlineEnd: 10 });

export const unselectedStyle = css({ color: color.text.subtle, fontWeight: 400 });

export const chevronStyle = css({
  position: 'absolute',
  insetInlineEnd: 14,
  pointerEvents: 'none',
  color: color.text.default,
});
