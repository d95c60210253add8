import { isApiError } from '@pasar/api-client';
import { formErrorKey, ImageFile, type MediaId, mediaEndpoints, parseFields } from '@pasar/contract';
import { useApi, useLocale, useReportError } from '@pasar/slice-kit';
import { useEffect, useRef, useState } from 'react';

/** Where an image is: nowhere (all undefined), on its way with its share from 0 to 1, or rejected with a sentence. */
export interface UploadState {
  preview?: string;
  progress?: number;
  error?: string | undefined;
}

export interface UploadOptions {
  /** The server has it. The preview is an object URL; whoever takes it revokes it. */
  onStored(id: MediaId, preview: string): void;
  /** It did not arrive: clear its preview. */
  onLost?(): void;
  /** Whether an image is on its way. */
  onBusy?(busy: boolean): void;
}

/**
 * An image that is uploaded as soon as it is selected (SPEC 4 "Image upload"). One that breaks the rule of images
 * stays here with its sentence; a failed upload loses preview and id, then the generic handler speaks (SPEC 8).
 * Leaving the form gives an upload up.
 */
export const useUpload = ({ onStored, onLost, onBusy }: UploadOptions) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const [way, setWay] = useState<UploadState>({});
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const send = async (file: File, preview: string) => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const onProgress = (progress: number) => setWay((before) => ({ ...before, progress }));
    try {
      const { data } = await api.call(mediaEndpoints.upload, { form: { file } }, { signal, onProgress });
      setWay({});
      onStored(data.media_id, preview);
    } catch (failure) {
      URL.revokeObjectURL(preview);
      setWay({ error: isApiError(failure) ? failure.fields?.file?.[0] : undefined });
      onLost?.();
      report(failure);
    }
  };

  const choose = async (file: File) => {
    const checked = parseFields(ImageFile, file, locale);
    if (!checked.ok) return setWay({ error: checked.fields[formErrorKey]?.[0] });
    const preview = URL.createObjectURL(file);
    setWay({ preview, progress: 0 });
    onBusy?.(true);
    await send(file, preview);
    onBusy?.(false);
  };

  return {
    way,
    busy: way.progress !== undefined,
    choose,
    /** Clears the message of a rejection; a form may also set its own. */
    say: (error?: string) => setWay({ error }),
  };
};
