import { css } from '@emotion/react';
import { color, radius, space } from '@pasar/design-tokens';

export const box = css({
  padding: `${space[4]} ${space[16]}`,
  borderRadius: radius.m,
  border: `1.5px solid ${color.border.strong}`,
  // The text comes first, the switch is at the end of the line.
  '& label': { flexDirection: 'row-reverse' },
});
export const label = css({ fontWeight: 600 });
