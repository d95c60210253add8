import { css } from '@emotion/react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * The skeleton of a page that is still loading. `waiting` replaces a skeleton that is itself still loading.
 */
export type Skeleton = ComponentType<{ waiting?: ReactNode }> & {
  /** Fetches the shape. */
  load?: () => Promise<void>;
};

/** As high as the window, so that the end of the page is not shown at its top. */
const roomStyle = css({ minHeight: '100vh' });

/**
 * A skeleton outside of the slice's entry: only a document without its content shows one, and the layout
 * fetches it before it hydrates such a document. Where the layout knew no slice, as in one that a busy
 * server sends, it loads with the page. What the layout shows until then stays, also when the skeleton
 * never loads.
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
