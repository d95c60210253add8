import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
});
/** What somebody wrote keeps its lines. */
export const writtenStyle = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
