import type { ButtonProps } from '@pasar/ui';

export type ActionLook = Pick<ButtonProps, 'variant' | 'size'>;

/**
 * How the buttons of an order look, the most wanted first (`index` 0). Where they are `main`, alone on the
 * order's page, the first is the page's one plum action.
 */
export const actionLook = (index: number, main: boolean): ActionLook => ({
  variant: index === 0 ? (main ? 'primary' : 'secondary') : main ? 'neutral' : 'quiet',
  size: main ? 'm' : 's',
});
