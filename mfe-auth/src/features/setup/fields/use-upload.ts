import { isCallFailure } from '@pasar/api-client';
import { ImageFile, mediaEndpoints, parseFields, wholeInput } from '@pasar/contract';
import { useApi, useLocale, useReportFailure } from '@pasar/slice-kit';
import { useEffect, useRef, useState } from 'react';

interface Way {
  preview?: string;
  progress?: number;
  error?: string | undefined;
}

interface UploadOptions {
  /** The new media id with a preview of it; '' when there is none (any more). */
  onValue(id: string, preview?: string): void;
  /** Whether a picture is on its way. */
  onWay(busy: boolean): void;
}

/**
 * A picture that is uploaded as soon as it is chosen (SPEC 4 "Image upload"). A failure clears preview and id, then the
 * generic handler speaks (SPEC 8). Leaving the form gives an upload up.
 */
export const useUpload = ({ onValue, onWay }: UploadOptions) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportFailure();
  const [way, setWay] = useState<Way>({});
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const choose = async (file: File) => {
    const checked = parseFields(ImageFile, file, locale);
    if (!checked.ok) return setWay({ error: checked.fields[wholeInput]?.[0] });
    const preview = URL.createObjectURL(file);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setWay({ preview, progress: 0 });
    onWay(true);
    try {
      const onProgress = (progress: number) => setWay((before) => ({ ...before, progress }));
      const { data } = await api.call(mediaEndpoints.upload, { form: { file } }, { signal, onProgress });
      setWay({});
      onValue(String(data.media_id), preview);
    } catch (failure) {
      URL.revokeObjectURL(preview);
      setWay({ error: isCallFailure(failure) ? failure.fields?.file?.[0] : undefined });
      onValue('');
      report(failure);
    } finally {
      onWay(false);
    }
  };
  return {
    way,
    choose,
    remove: () => {
      setWay({});
      onValue('');
    },
  };
};
