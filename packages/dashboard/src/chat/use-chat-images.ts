import { isApiError } from '@pasar/api-client';
import { chatLimits, formErrorKey, ImageFile, mediaEndpoints, parseFields } from '@pasar/contract';
import { useApi, useLocale } from '@pasar/slice-kit';
import { useState } from 'react';
import { useChatMessages } from './use-chat-messages.ts';

interface ChatImage {
  mediaId: number;
  preview: string;
}

/** Images that go with the next message: each is uploaded when it is selected. */
export const useChatImages = () => {
  const api = useApi();
  const locale = useLocale();
  const say = useChatMessages();
  const [images, setImages] = useState<ChatImage[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [error, setError] = useState<string>();

  const upload = async (file: File) => {
    const checked = parseFields(ImageFile, file, locale);
    if (!checked.ok) return setError(checked.fields[formErrorKey]?.[0]);
    try {
      const { data } = await api.call(mediaEndpoints.upload, { form: { file } });
      setImages((before) => [...before, { mediaId: data.media_id, preview: URL.createObjectURL(file) }]);
    } catch (failure) {
      setError(isApiError(failure) ? (failure.fields?.file?.[0] ?? failure.message) : say.failed);
    }
  };
  const add = async (files: readonly File[]) => {
    const free = chatLimits.images - images.length - waiting;
    setError(files.length > free ? say.tooManyImages : undefined);
    const taken = files.slice(0, Math.max(0, free));
    setWaiting((before) => before + taken.length);
    for (const file of taken) {
      await upload(file);
      setWaiting((before) => before - 1);
    }
  };
  const remove = (mediaId: number) =>
    setImages((before) =>
      before.filter((image) => {
        if (image.mediaId === mediaId) URL.revokeObjectURL(image.preview);
        return image.mediaId !== mediaId;
      }),
    );
  return { images, isUploading: waiting > 0, error, add, remove, clear: () => setImages([]) };
};
