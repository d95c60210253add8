import { css } from '@emotion/react';
import { font, space } from '@pasar/design-tokens';

export const live = css({ '&:empty': { display: 'none' } });

export const unavailable = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  '& > a': { ...font.smallStrong },
});

export const notice = css({
  justifySelf: 'start',
  padding: '8px 12px',
  marginTop: space[4],
  maxWidth: '100%',
  // The icon stays beside its text in a narrow line, too.
  '& > div': { flexBasis: 88 },
  '& button': { color: 'inherit' },
});
