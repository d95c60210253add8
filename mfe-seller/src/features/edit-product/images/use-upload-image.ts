import { isApiError } from '@pasar/api-client';
import { mediaEndpoints } from '@pasar/contract';
import { useApi, useReportError } from '@pasar/slice-kit';
import type { SelectedImage } from '../form-values/product-form-values.ts';

interface Sending {
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
  onThere: (picture: SelectedImage) => void;
  /** The upload failed; with the server's reason, if there is one. */
  onLost: (wrong: string | undefined) => void;
}

/**
 * Sends an image as soon as it is selected (SPEC 4 "Image upload"). An error removes it, then the generic
 * handler reports it (SPEC 8).
 */
export const useUploadImage = () => {
  const api = useApi();
  const report = useReportError();
  return (file: File, preview: string, { onProgress, onThere, onLost }: Sending): void => {
    const thumb = import(/* webpackChunkName: "product-late" */ './create-thumbnail.ts')
      .then((m) => m.createThumbnail(file))
      .catch(() => undefined);
    const send = async () => {
      try {
        const { data } = await api.call(mediaEndpoints.upload, { form: { file } }, { onProgress });
        onThere({ mediaId: data.media_id, preview, progress: null, thumb: await thumb });
      } catch (failure) {
        onLost(isApiError(failure) ? failure.fields?.file?.[0] : undefined);
        URL.revokeObjectURL(preview);
        report(failure);
      }
    };
    void send();
  };
};
