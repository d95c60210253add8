import { css } from '@emotion/react';

export const areaStyle = css({
  display: 'block',
  paddingBlock: 11,
  resize: 'vertical',
  fieldSizing: 'content',
  minHeight: 96,
});
