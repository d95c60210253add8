import type { ComponentPropsWithRef, ElementType } from 'react';

/** Own props plus those of the element or component given as `as`, without what the security policy forbids. */
export type PolymorphicProps<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | 'as' | 'style' | 'dangerouslySetInnerHTML'
  >;
