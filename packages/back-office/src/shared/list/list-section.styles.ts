import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

/** The chips take what the button leaves, so that they can scroll beside it on phones. */
export const headStyle = css({
  display: 'flex',
  gap: space[8],
  alignItems: 'center',
  '& > nav': { flex: 1, minInlineSize: 0 },
  '& > button': { flex: 'none' },
});

export const lineStyle = css({
  display: 'flex',
  gap: space[8],
  alignItems: 'end',
  maxInlineSize: 480,
  '& > :not(button)': { flex: 1 },
});
