export { css, Global, keyframes, ThemeContext } from '@emotion/react';
