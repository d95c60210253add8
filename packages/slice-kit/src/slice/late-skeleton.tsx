import type { ComponentType } from 'react';

/** The shape of a page that is still to come. */
export type Skeleton = ComponentType & {
  /** Fetches the shape; nothing stands in its place before. */
  load?: () => Promise<void>;
};

/**
 * A skeleton outside of the slice's entry: only a document that came without its content shows one, and the frame
 * fetches it before it takes such a document over.
 */
export const lateSkeleton = (find: () => Promise<ComponentType>): Skeleton => {
  let Shape: ComponentType | undefined;
  const Late: Skeleton = () => (Shape ? <Shape /> : null);
  Late.load = async () => {
    Shape = await find();
  };
  return Late;
};
