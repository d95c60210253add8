import './media.tables.ts';
import type { Module } from '../../platform/module.ts';
import { forgetDraftsSweep } from './drafts/forget-drafts.ts';
import { mediaMigrations } from './media.migrations.ts';
import { mediaRoutes } from './media.routes.ts';

export { attachPrivately, attachPublicly } from './drafts/attach-media.ts';
export type { MediaTable } from './media.tables.ts';
export { keepPicture } from './pictures/keep-picture.ts';
export { type PictureFiles, pictureKey, pictureWidths } from './pictures/picture-files.ts';
export { pictureUrls, signedUrl, zoomUrls } from './pictures/picture-urls.ts';
export { keepSheet, sheetOf } from './sheets/sheet-of.ts';
export { asAttachment, asInline, privateHeaders } from './signed/private-headers.ts';
export { signedFileUrl } from './signed/signed-file-url.ts';

export const mediaModule: Module = {
  name: 'media',
  migrations: mediaMigrations,
  routes: mediaRoutes,
  sweeps: [forgetDraftsSweep],
};
