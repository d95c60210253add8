import { endpoints, type MediaId, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { servePictures } from './serve-picture.ts';
import { uploadPicture } from './upload-picture.ts';

export const mediaRoutes = (app: App): void => {
  implement(app, endpoints.media.upload, async ({ ctx, form }) => {
    const { media_id, ...picture } = await uploadPicture({ ctx, input: form });
    return {
      data: { ...picture, media_id: media_id as MediaId },
      message: message('upload.success', ctx.locale),
    };
  });
  servePictures(app);
};
