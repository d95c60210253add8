import { useUpload } from '@pasar/slice-kit/fields';
import { useState } from 'react';

export const maxPictures = 5;

export interface Evidence {
  mediaId: number;
  preview: string;
}

/** Pictures of what is wrong: each is uploaded as soon as it is chosen; a failure leaves the others. */
export const useEvidence = () => {
  const [pictures, setPictures] = useState<readonly Evidence[]>([]);
  const { way, busy, choose, say } = useUpload({
    onStored: (mediaId, preview) => setPictures((before) => [...before, { mediaId, preview }]),
  });

  const remove = ({ mediaId, preview }: Evidence) => {
    URL.revokeObjectURL(preview);
    setPictures((before) => before.filter((picture) => picture.mediaId !== mediaId));
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
