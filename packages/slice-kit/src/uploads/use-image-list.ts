import { useState } from 'react';
import { useUpload } from './use-upload.ts';

export interface UploadedImage {
  mediaId: number;
  preview: string;
}

/** Images that go with a text: each is uploaded as soon as it is selected; an error leaves the others. */
export const useImageList = (before: readonly UploadedImage[] = []) => {
  const [images, setImages] = useState(before);
  const { way, busy, choose, say } = useUpload({
    onStored: (mediaId, preview) => setImages((others) => [...others, { mediaId, preview }]),
  });
  const remove = ({ mediaId, preview }: UploadedImage) => {
    URL.revokeObjectURL(preview);
    setImages((others) => others.filter((image) => image.mediaId !== mediaId));
  };
  return {
    images,
    arriving: busy ? way : undefined,
    error: way.error,
    setError: say,
    add: choose,
    remove,
    ids: images.map(({ mediaId }) => mediaId),
  };
};
