import { css } from '@emotion/react';
import { font, media, space } from '@pasar/design-tokens';

export const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 60,
  paddingInline: space[24],
  [media.phone]: { paddingInline: space[16], minHeight: 56 },
});

export const check = css({
  flex: 1,
  '& label': { gap: space[20], ...font.smallStrong },
  [media.phone]: { '& label': { gap: space[16] } },
});

export const rejection = css({ padding: `0 ${space[16]} ${space[16]}` });
