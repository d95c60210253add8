import type { ComponentProps, JSX } from 'react';

/** Props of an element without the two that the page's security policy forbids. */
export type BareProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'style' | 'dangerouslySetInnerHTML'
>;
