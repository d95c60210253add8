import type { ButtonProps } from '@pasar/ui';

export type ActionAppearance = Pick<ButtonProps, 'variant' | 'size'>;

/**
 * The style of an order's buttons, the most important first (`index` 0). Where they are `main`, alone on
 * the order's page, the first is the page's one plum action.
 */
export const getActionAppearance = (index: number, main: boolean): ActionAppearance => ({
  variant: index === 0 ? (main ? 'primary' : 'secondary') : main ? 'neutral' : 'quiet',
  size: main ? 'm' : 's',
});
