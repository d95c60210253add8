import { isApiError } from '@pasar/api-client';
import { formErrorKey, ImageFile, type MediaId, mediaEndpoints, parseFields } from '@pasar/contract';
import { useApi, useLocale, useReportError } from '@pasar/slice-kit';
import { useEffect, useRef, useState } from 'react';

/** Where a picture is: nowhere (all undefined), on its way with its share from 0 to 1, or refused with a sentence. */
export interface UploadState {
  preview?: string;
  progress?: number;
  error?: string | undefined;
}

export interface UploadOptions {
  /** The server has it. The preview is an object URL; whoever takes it revokes it. */
  onStored(id: MediaId, preview: string): void;
  /** It did not arrive: what stood in its place is to be cleared. */
  onLost?(): void;
  /** Whether a picture is on its way. */
  onBusy?(busy: boolean): void;
}

/**
 * A picture that is uploaded as soon as it is chosen (SPEC 4 "Image upload"). One that breaks the rule of pictures
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
    /** Forgets the sentence of a refusal; a form may also say one of its own. */
    say: (error?: string) => setWay({ error }),
  };
};
