import { maxImageBytes, maxSheetBytes, type SheetType } from '@pasar/contract';
import type { Verb } from '../../platform/context.ts';
import { spendOfNetwork } from '../../platform/counters/spend-of-network.ts';
import { failure } from '../../platform/http/failure.ts';
import { refuseOverQuota } from './drafts/refuse-over-quota.ts';
import { sheetTypeTask } from './media-tasks.ts';
import { uploadPicture } from './pictures/upload-picture.ts';
import { uploadSheet } from './sheets/upload-sheet.ts';

const isPictureType = (type: string) => type.startsWith('image/');
/** What browsers call a sheet; by its name they may also say anything else, or nothing. */
const isSheetType = (type: string) => /csv|excel|spreadsheet/.test(type);

/** Nothing but space and line ends, behind a byte order mark or not. */
const isBlank = (bytes: Uint8Array) =>
  bytes.length <= maxSheetBytes && new TextDecoder().decode(bytes).trim() === '';
const sheetFault = (bytes: Uint8Array, type: SheetType | null) => {
  if (type) return 'sheet.large';
  return isBlank(bytes) ? 'sheet.empty' : 'sheet.type';
};

/**
 * Stores a file of the signed-in person as a draft: a picture, or for sellers a sheet, told apart by content and never
 * by name (quality S32, S35). Throws 401, 422 (neither, or too large) 429 (too many unused ones within a day) and
 * 503 (too many are being decoded).
 */
export const uploadFile = async ({ ctx, input: { file } }: Verb<{ file: File }>) => {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw failure.unauthorized();
  const { userId, merchantId } = actor;
  await spendOfNetwork(ctx, 'uploads', { points: ctx.limits.uploadsPerAddress, seconds: 60 });
  const declaredType = file.type.toLowerCase();
  let bytes = new Uint8Array(await file.arrayBuffer());
  if (merchantId !== null && !isPictureType(declaredType)) {
    const told = await ctx.workers.run(sheetTypeTask, [bytes], [bytes.buffer]);
    const { type } = told;
    bytes = told.bytes;
    if (type && bytes.length <= maxSheetBytes) return uploadSheet(ctx, { userId, bytes, type });
    if (isSheetType(declaredType)) throw failure.invalid({ file: [sheetFault(bytes, type)] });
  }
  if (bytes.length > maxImageBytes) throw failure.invalid({ file: ['image.large'] });
  await refuseOverQuota(ctx, userId, 'picture');
  return uploadPicture(ctx, { userId, bytes, declaredType });
};
