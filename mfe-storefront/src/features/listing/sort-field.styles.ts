import { css } from '@emotion/react';
import { font, media, space } from '@pasar/design-tokens';

/** Label and list on one line. */
export const field = css({
  display: 'flex',
  flexDirection: 'row',
  alignItems: 'center',
  gap: space[8],
  '& label': { ...font.smallStrong, whiteSpace: 'nowrap' },
  '& select': { fontWeight: 600 },
  [media.phone]: {
    flex: 'none',
    // The label's place stays in the row without it.
    gap: 0,
    position: 'relative',
    '& label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
