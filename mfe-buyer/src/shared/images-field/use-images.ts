import { useUpload } from '@pasar/slice-kit/fields';
import { useState } from 'react';

export const maxImages = 5;

export interface UploadedImage {
  mediaId: number;
  preview: string;
}

/** Images that go with a text: each is uploaded as soon as it is selected; an error leaves the others. */
export const useImages = (before: readonly UploadedImage[] = []) => {
  const [pictures, setPictures] = useState(before);
  const { way, busy, choose, say } = useUpload({
    onStored: (mediaId, preview) => setPictures((others) => [...others, { mediaId, preview }]),
  });

  const remove = ({ mediaId, preview }: UploadedImage) => {
    URL.revokeObjectURL(preview);
    setPictures((others) => others.filter((picture) => picture.mediaId !== mediaId));
  };

  return {
    pictures,
    arriving: busy ? way : undefined,
    error: way.error,
    setError: say,
    add: choose,
    remove,
    ids: pictures.map(({ mediaId }) => mediaId),
  };
};
