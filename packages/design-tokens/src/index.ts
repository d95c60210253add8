export { breakpoint, media } from './breakpoint.ts';
export { color } from './color.ts';
export { duration, easing } from './motion.ts';
export { palette } from './palette.ts';
export { imageFilter, shadow } from './shadow.ts';
export { layout, radius, type Space, space, touch, zIndex } from './space.ts';
export { type Theme, themeCss } from './theme-css.ts';
export { type FontName, font } from './typography.ts';
