import { css } from '@emotion/react';
import { font, media, space } from '@pasar/design-tokens';

export const place = css({ display: 'block', minWidth: 0 });

export const form = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[12],
  [media.phone]: { flexWrap: 'wrap' },
});

const quietLabel = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** The icon and the example explain the field; the label is for screen readers. */
export const field = css({
  flex: 1,
  maxWidth: 420,
  '& label': quietLabel,
  [media.phone]: { flexBasis: '100%', maxWidth: 'none' },
});

export const sort = css({
  flexDirection: 'row',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
  '& label': { ...font.smallStrong, whiteSpace: 'nowrap' },
  '& select': { fontWeight: 600 },
  // The label's place stays in the row without it.
  [media.phone]: { flex: 1, gap: 0, marginInlineStart: 0, '& label': quietLabel },
});
