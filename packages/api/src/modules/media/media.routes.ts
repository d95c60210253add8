import { endpoints, type MediaId, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { serveImages } from './images/serve-images.ts';
import { serveFiles } from './private-files/serve-file.ts';
import { uploadFile } from './upload-file.ts';

export const mediaRoutes = (app: App): void => {
  implement(app, endpoints.media.upload, async ({ ctx, form }) => {
    const { media_id, ...file } = await uploadFile({ ctx, input: form });
    return {
      data: { ...file, media_id: media_id as MediaId },
      message: message(file.kind === 'spreadsheet' ? 'spreadsheet.success' : 'upload.success', ctx.locale),
    };
  });
  serveImages(app);
  serveFiles(app);
};
