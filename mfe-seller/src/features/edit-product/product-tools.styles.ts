import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

/** One line on a phone of 390 px too. */
export const toolsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  [media.phone]: { inlineSize: '100%', '& > button, & > a': { flex: '1 1 auto', paddingInline: space[8] } },
});
