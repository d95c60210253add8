import { isCallFailure } from '@pasar/api-client';
import { ImageFile, mediaEndpoints, parseFields, wholeInput } from '@pasar/contract';
import { useApi, useLocale, useReportFailure } from '@pasar/slice-kit';
import { useState } from 'react';

export const maxPictures = 5;

export interface Evidence {
  mediaId: number;
  preview: string;
}

export interface Arriving {
  preview: string;
  progress: number;
}

/** Pictures of what is wrong: each is uploaded as soon as it is chosen; a failure leaves the others. */
export const useEvidence = () => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportFailure();
  const [pictures, setPictures] = useState<readonly Evidence[]>([]);
  const [arriving, setArriving] = useState<Arriving>();
  const [error, setError] = useState<string>();

  const add = async (file: File) => {
    const checked = parseFields(ImageFile, file, locale);
    if (!checked.ok) return setError(checked.fields[wholeInput]?.[0]);
    const preview = URL.createObjectURL(file);
    setError(undefined);
    setArriving({ preview, progress: 0 });
    try {
      const { data } = await api.call(
        mediaEndpoints.upload,
        { form: { file } },
        { onProgress: (progress) => setArriving({ preview, progress }) },
      );
      setPictures((before) => [...before, { mediaId: data.media_id, preview }]);
    } catch (failure) {
      URL.revokeObjectURL(preview);
      setError(isCallFailure(failure) ? failure.fields?.file?.[0] : undefined);
      report(failure);
    } finally {
      setArriving(undefined);
    }
  };

  const remove = ({ mediaId, preview }: Evidence) => {
    URL.revokeObjectURL(preview);
    setPictures((before) => before.filter((picture) => picture.mediaId !== mediaId));
  };

  return { pictures, arriving, error, setError, add, remove, ids: pictures.map(({ mediaId }) => mediaId) };
};
