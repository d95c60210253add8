import { isCallFailure } from '@pasar/api-client';
import { ImageFile, type MediaId, mediaEndpoints, parseFields, wholeInput } from '@pasar/contract';
import { useApi, useLocale, useReportFailure } from '@pasar/slice-kit';
import { useState } from 'react';

interface Picture {
  /** Undefined: as it is stored; null: taken away; a number: a new one. */
  mediaId: MediaId | null | undefined;
  preview: string | undefined;
  busy: boolean;
  progress: number;
  error: string | undefined;
}

const untouched = (preview: string | undefined): Picture => ({
  mediaId: undefined,
  preview,
  busy: false,
  progress: 0,
  error: undefined,
});

/**
 * A picture that is uploaded as soon as it is chosen: preview, progress, the media id for the save (SPEC 4 "Image
 * upload"). A failure clears preview and id, then the generic handler speaks (SPEC 8); what is stored stays stored.
 */
export const usePicture = (storedUrl: string | null) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportFailure();
  const [picture, setPicture] = useState(() => untouched(storedUrl ?? undefined));
  const change = (changed: Partial<Picture>) => setPicture((before) => ({ ...before, ...changed }));

  const choose = async (file: File) => {
    const checked = parseFields(ImageFile, file, locale);
    if (!checked.ok) return change({ error: checked.fields[wholeInput]?.[0] });
    const preview = URL.createObjectURL(file);
    change({ preview, mediaId: undefined, busy: true, progress: 0, error: undefined });
    try {
      const { data } = await api.call(
        mediaEndpoints.upload,
        { form: { file } },
        { onProgress: (progress) => change({ progress }) },
      );
      change({ mediaId: data.media_id, busy: false });
    } catch (failure) {
      URL.revokeObjectURL(preview);
      const error = isCallFailure(failure) ? failure.fields?.file?.[0] : undefined;
      setPicture({ ...untouched(undefined), error });
      report(failure);
    }
  };

  return {
    ...picture,
    choose,
    remove: () => change({ mediaId: null, preview: undefined, error: undefined }),
    settle: (url: string | null) => setPicture(untouched(url ?? undefined)),
  };
};
