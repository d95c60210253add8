import { css } from '@emotion/react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** The shape of a page that is still to come. `waiting` stands in the place of a shape that is itself to come. */
export type Skeleton = ComponentType<{ waiting?: ReactNode }> & {
  /** Fetches the shape. */
  load?: () => Promise<void>;
};

/** As high as the window, so that the end of the page is not shown at its top. */
const roomStyle = css({ minHeight: '100vh' });

/**
 * A skeleton outside of the slice's entry: only a document that came without its content shows one, and the frame
 * fetches it before it takes such a document over. Where the frame knew no slice, as one that a busy server sends, it
 * comes while the page loads, and what the frame shows until then stays, also when the shape never comes.
 */
export const lazySkeleton = (find: () => Promise<ComponentType>): Skeleton => {
  let Shape: ComponentType | undefined;
  const load = async () => {
    Shape = await find();
  };
  const Late: Skeleton = ({ waiting = <div css={roomStyle} aria-busy="true" /> }) => {
    const [here, come] = useState(Shape !== undefined);
    useEffect(() => {
      // Without its shape the page itself is on its way all the same.
      if (!here)
        load().then(
          () => come(true),
          () => undefined,
        );
    }, [here]);
    return Shape ? <Shape /> : waiting;
  };
  Late.load = load;
  return Late;
};
