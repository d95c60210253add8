import type { Module } from '../../platform/module.ts';
import { forgetDraftsSweep } from './forget-drafts.ts';
import { mediaMigrations } from './media.migrations.ts';
import { mediaRoutes } from './media.routes.ts';

export { attachPrivately, attachPublicly } from './attach-media.ts';
export { keepPicture } from './keep-picture.ts';
export type { MediaTable } from './media.tables.ts';
export { type PictureFiles, pictureKey, pictureWidths } from './picture-files.ts';
export { pictureUrls, signedUrl } from './picture-urls.ts';

export const mediaModule: Module = {
  name: 'media',
  migrations: mediaMigrations,
  routes: mediaRoutes,
  sweeps: [forgetDraftsSweep],
};
