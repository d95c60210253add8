import { maxImageBytes, maxSpreadsheetBytes, type SpreadsheetType } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { spendOfNetwork } from '../../platform/counters/spend-of-network.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { rejectOverQuota } from './drafts/reject-over-quota.ts';
import { uploadImage } from './images/upload-image.ts';
import { detectSpreadsheetTypeTask } from './media-tasks.ts';
import { uploadSpreadsheet } from './spreadsheets/upload-spreadsheet.ts';

const isPictureType = (type: string) => type.startsWith('image/');
/** MIME types that browsers send for spreadsheets; by the file name they may also send another one, or none. */
const isSheetType = (type: string) => /csv|excel|spreadsheet/.test(type);

/** Nothing but space and line ends, behind a byte order mark or not. */
const isBlank = (bytes: Uint8Array) =>
  bytes.length <= maxSpreadsheetBytes && new TextDecoder().decode(bytes).trim() === '';
const sheetFault = (bytes: Uint8Array, type: SpreadsheetType | null) => {
  if (type) return 'spreadsheet.large';
  return isBlank(bytes) ? 'spreadsheet.empty' : 'spreadsheet.type';
};

/**
 * Stores a file of the signed-in user as a draft: an image, or for sellers a spreadsheet, detected by content and never
 * by name (quality S32, S35). Throws 401, 422 (neither, or too large), 429 (too many unused ones within a day) and
 * 503 (too many are being decoded).
 */
export const uploadFile = async ({ ctx, input: { file } }: HandlerArgs<{ file: File }>) => {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw apiError.unauthorized();
  const { userId, merchantId } = actor;
  await spendOfNetwork(ctx, 'uploads', { points: ctx.limits.uploadsPerAddress, seconds: 60 });
  const declaredType = file.type.toLowerCase();
  let bytes = new Uint8Array(await file.arrayBuffer());
  if (merchantId !== null && !isPictureType(declaredType)) {
    const told = await ctx.workers.run(detectSpreadsheetTypeTask, [bytes], [bytes.buffer]);
    const { type } = told;
    bytes = told.bytes;
    if (type && bytes.length <= maxSpreadsheetBytes) return uploadSpreadsheet(ctx, { userId, bytes, type });
    if (isSheetType(declaredType)) throw apiError.invalid({ file: [sheetFault(bytes, type)] });
  }
  if (bytes.length > maxImageBytes) throw apiError.invalid({ file: ['image.large'] });
  await rejectOverQuota(ctx, userId, 'image');
  return uploadImage(ctx, { userId, bytes, declaredType });
};
