import { css, keyframes } from '@emotion/react';
import { media } from '@pasar/design-tokens';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinnerStyle = css({
  flex: 'none',
  animation: `${turn} 0.8s linear infinite`,
  // Without movement the open ring alone must say "waiting".
  [media.reducedMotion]: { rotate: '45deg' },
});
