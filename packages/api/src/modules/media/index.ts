import './media.tables.ts';
import type { Module } from '../../platform/module.ts';
import { purgeDraftsJob } from './drafts/purge-drafts.ts';
import { mediaMigrations } from './media.migrations.ts';
import { mediaRoutes } from './media.routes.ts';

export { deleteMedia } from './delete-media.ts';
export { attachPrivately, attachPublicly } from './drafts/attach-media.ts';
export { findColor } from './images/find-color.ts';
export { type ImageFiles, imageKey, imageWidths } from './images/image-files.ts';
export { imageUrls, signedUrl, zoomUrls } from './images/image-urls.ts';
export { saveImage } from './images/save-image.ts';
export { listStoredFiles } from './list-stored-files.ts';
export type { MediaTable } from './media.tables.ts';
export { asAttachment, asInline, privateHeaders } from './private-files/private-headers.ts';
export { signedFileUrl } from './private-files/signed-file-url.ts';
export { readMediaFile } from './read-media-file.ts';
export { removeMediaFiles } from './remove-media-files.ts';
export { readUploadedSpreadsheet, retainSpreadsheet } from './spreadsheets/read-uploaded-spreadsheet.ts';

export const mediaModule: Module = {
  name: 'media',
  migrations: mediaMigrations,
  routes: mediaRoutes,
  sweeps: [purgeDraftsJob],
};
