import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const terms = css(font.small, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[32],
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    paddingBlock: space[8],
    borderBottom: `1px solid ${color.border.default}`,
  },
  '& dt': { flex: 'none', color: color.text.muted },
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'end', overflowWrap: 'anywhere' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
