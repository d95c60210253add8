import { css } from '@emotion/react';
import { type ComponentType, useEffect, useState } from 'react';

/** The shape of a page that is still to come. */
export type Skeleton = ComponentType & {
  /** Fetches the shape; empty room stands in its place before. */
  load?: () => Promise<void>;
};

/** As high as the window, so that the end of the page is not shown at its top. */
const roomStyle = css({ minHeight: '100vh' });

/**
 * A skeleton outside of the slice's entry: only a document that came without its content shows one, and the frame
 * fetches it before it takes such a document over. Where the frame knew no slice, it comes while the page loads.
 */
export const lateSkeleton = (find: () => Promise<ComponentType>): Skeleton => {
  let Shape: ComponentType | undefined;
  const load = async () => {
    Shape = await find();
  };
  const Late: Skeleton = () => {
    const [here, come] = useState(Shape !== undefined);
    useEffect(() => {
      // Without its shape the room stays empty; the page itself is on its way all the same.
      if (!here)
        load().then(
          () => come(true),
          () => undefined,
        );
    }, [here]);
    return Shape ? <Shape /> : <div css={roomStyle} aria-busy="true" />;
  };
  Late.load = load;
  return Late;
};
