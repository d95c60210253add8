import { inLocale } from '@pasar/contract';
import type { ComponentProps } from 'react';
import { NavLink } from 'react-router';
import { useLocale } from '../locale/use-locale.ts';
import { useIntent } from './intent.ts';

export interface LocalNavLinkProps extends Omit<ComponentProps<typeof NavLink>, 'to' | 'prefetch' | 'style'> {
  /** A path of this marketplace without language prefix, from `paths` of the contract. */
  to: string;
  /** `intent` (the default) loads the page's code on hover, focus or touch. */
  prefetch?: 'intent' | 'none';
}

/** A link that stays in the page's language and carries `aria-current="page"` on its own page. */
export const LocalNavLink = ({ to, prefetch = 'intent', ...rest }: LocalNavLinkProps) => {
  const path = inLocale(to, useLocale());
  const { onMouseEnter, onFocus, onTouchStart } = rest;
  const intent = useIntent(path, prefetch === 'intent', { onMouseEnter, onFocus, onTouchStart });
  return <NavLink {...rest} {...intent} to={path} />;
};
