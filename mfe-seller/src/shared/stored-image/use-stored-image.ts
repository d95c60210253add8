import type { MediaId } from '@pasar/contract';
import { useUpload } from '@pasar/slice-kit/fields';
import { useState } from 'react';

interface Picture {
  /** Undefined: as it is stored; null: removed; a number: a new one. */
  mediaId: MediaId | null | undefined;
  preview: string | undefined;
}

const asStored = (url: string | null | undefined): Picture => ({
  mediaId: undefined,
  preview: url ?? undefined,
});

/** A stored image and its successor: preview, progress, the media id for the save. What is stored stays stored. */
export const useStoredImage = (storedUrl: string | null) => {
  const [picture, setPicture] = useState(() => asStored(storedUrl));
  const { way, busy, choose, say } = useUpload({
    onStored: (mediaId, preview) => setPicture({ mediaId, preview }),
    onLost: () => setPicture(asStored(undefined)),
  });
  const become = (next: Picture) => {
    say(undefined);
    setPicture(next);
  };
  return {
    mediaId: busy ? undefined : picture.mediaId,
    preview: way.preview ?? picture.preview,
    busy,
    progress: way.progress ?? 0,
    error: way.error,
    choose,
    remove: () => become({ mediaId: null, preview: undefined }),
    settle: (url: string | null) => become(asStored(url)),
  };
};
