import { css } from '@emotion/react';
import { color, radius, touch } from '@pasar/design-tokens';

/** The place of an entry's icon, with the petal corner: three round corners, one tight. */
export const petalMarkStyle = css({
  display: 'grid',
  placeItems: 'center',
  blockSize: touch.min,
  borderRadius: `${radius.l} ${radius.l} ${radius.l} ${radius.xs}`,
  background: color.surface.sunken,
  color: color.text.muted,
});
/** The mark of an entry that went well. */
export const goodMarkStyle = css({ background: color.success.soft, color: color.success.text });
