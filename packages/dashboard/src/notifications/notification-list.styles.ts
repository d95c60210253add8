import { css } from '@emotion/react';
import { color, font, media, space, touch } from '@pasar/design-tokens';

export const entryStyle = css({
  display: 'grid',
  gridTemplateColumns: `${touch.min} minmax(0, 1fr)`,
  gap: space[16],
  padding: space[20],
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.border.default}` },
  [media.phone]: { padding: space[16], gap: space[12] },
});

export const newMarkStyle = css({ background: color.surface.brandSoft, color: color.brand.text });

export const textBlockStyle = css({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const titleStyle = css(font.bodyStrong);
export const bodyStyle = css(font.small, { color: color.text.muted });
export const timeStyle = css(font.caption, { color: color.text.subtle });
/** Both are targets for a finger. */
export const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: touch.min,
  // The entry's own padding already gives a finger enough space.
  marginBlockEnd: `-${space[12]}`,
  '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: touch.min },
  '& > button': { marginInline: `-${space[12]}` },
});
